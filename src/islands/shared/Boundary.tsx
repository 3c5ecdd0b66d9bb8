import { Component, useCallback, useState } from 'react';
import { heading, island as advice } from '../../content/fehler.json';
import { phone } from '../../content/site.json';
import styles from './boundary.css?inline';
import { remainsOf } from './remains.ts';
import { adoptStyles } from './styles.ts';

interface Props {
  /** Element that React draws into. */
  root: Element;
  children: React.ReactNode;
}

interface State {
  failed: boolean;
  error?: unknown;
}

let styled = false;

/** The error view of the specification, section 8, and below it what the part still has to offer. */
function Failure({ root, error }: { root: Element; error: unknown }) {
  // While this is drawn for the first time, the page still shows what it will replace.
  const [remains] = useState(() => remainsOf(root));
  const keep = useCallback(
    (place: HTMLElement | null) => place?.replaceChildren(...remains),
    [remains],
  );
  // The head of a page is set to measure: what stands there keeps its place, and we come after it.
  const after = root.parentElement?.matches('h1, :has(> h1)') ?? false;
  if (!styled) adoptStyles(styles);
  styled = true;
  const notice = (
    <span className="failure-notice" role="alert">
      <strong lang="en">{heading}</strong>
      <code lang="en">{error instanceof Error ? error.message : String(error)}</code>
      <span>
        {advice} <a href={`tel:${phone.uri}`}>{phone.display}</a>
      </span>
    </span>
  );
  return (
    <>
      {!after && notice}
      <span className="failure-remains" ref={keep} />
      {after && notice}
    </>
  );
}

/** What throws within is replaced by the error view; the rest of the page never notices. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render() {
    const { root, children } = this.props;
    const { failed, error } = this.state;
    return failed ? <Failure root={root} error={error} /> : children;
  }
}
