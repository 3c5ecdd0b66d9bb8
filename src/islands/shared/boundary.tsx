import type { ComponentType } from 'react';
import { type FallbackProps, withErrorBoundary } from 'react-error-boundary';
import { heading, island as advice } from '../../content/fehler.json';
import { phone } from '../../content/site.json';
import { telHref } from '../../lib/phone.ts';
import styles from './island-error.css?inline';
import { adoptStyles } from './styles.ts';

adoptStyles(styles);

/** The error message in place of an island, with our phone number. */
function IslandError({ error }: FallbackProps) {
  return (
    <span className="island-error" role="alert">
      <strong lang="en">{heading}</strong>
      <code lang="en">{error instanceof Error ? error.message : String(error)}</code>
      <span>
        {advice} <a href={telHref(phone)}>{phone}</a>
      </span>
    </span>
  );
}

/** Wraps an island in an error boundary, so that the rest of the page keeps working if it throws. */
export function island<Props extends object>(Component: ComponentType<Props>) {
  return withErrorBoundary(Component, { FallbackComponent: IslandError });
}
