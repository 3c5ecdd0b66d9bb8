import { Component, type ComponentType, type PropsWithChildren } from 'react';
import { heading, island as sentence } from '../../content/fehler.json';
import { phone } from '../../content/site.json';
import { telHref } from '../../lib/phone.ts';
import styles from './island-error.css?inline';
import { adoptStyles } from './adopt-styles.ts';

adoptStyles(styles);

/** Shows an error message with our phone number in place of an island. */
function IslandError({ error }: { error: unknown }) {
  return (
    <span className="island-error" role="alert">
      <strong lang="en">{heading}</strong>
      <code lang="en">{error instanceof Error ? error.message : String(error)}</code>
      <span>
        {sentence} <a href={telHref(phone)}>{phone}</a>
      </span>
    </span>
  );
}

/** Catches what an island throws. It is a class, because React gives functions no way to do so. */
class Boundary extends Component<PropsWithChildren, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    return 'error' in this.state ? <IslandError error={this.state.error} /> : this.props.children;
  }
}

/** Wraps an island in an error boundary, so that the rest of the page keeps working if it throws. */
export function island<Props extends object>(Island: ComponentType<Props>) {
  return (props: Props) => (
    <Boundary>
      <Island {...props} />
    </Boundary>
  );
}
