import type { ComponentType } from 'react';
import { type FallbackProps, withErrorBoundary } from 'react-error-boundary';
import { heading, island as advice } from '../../content/fehler.json';
import { phone } from '../../content/site.json';
import styles from './failure.css?inline';
import { adoptStyles } from './styles.ts';

let styled = false;

/** The error view of the specification, section 8, with a way to reach us. */
function Failure({ error }: FallbackProps) {
  if (!styled) adoptStyles(styles);
  styled = true;
  return (
    <span className="failure" role="alert">
      <strong lang="en">{heading}</strong>
      <code lang="en">{error instanceof Error ? error.message : String(error)}</code>
      <span>
        {advice} <a href={`tel:${phone.uri}`}>{phone.display}</a>
      </span>
    </span>
  );
}

/** An island that shows the error view where it throws; the rest of the page keeps working. */
export function island<Props extends object>(Component: ComponentType<Props>) {
  return withErrorBoundary(Component, { FallbackComponent: Failure });
}
