import { useRef, useState } from 'react';
import { ELECTION_PARAMETER } from '../../config/routes.ts';
import type { CampaignType } from '../../features/contact/fields.ts';
import type { Home } from '../../schemas/home.ts';
import { Cross } from '../shared/Cross.tsx';
import { adoptStyles } from '../shared/styles.ts';
import { useRaised } from './useRaised.ts';
import { useWritten } from './useWritten.ts';
import styles from './vote.css?inline';

adoptStyles(styles);

export interface VoteContent {
  texts: Omit<Home['ballot']['vote'], 'answers'>;
  contactHref: string;
  /** The kinds of election, in the order of the ballot. */
  rows: { value: CampaignType; name: string; answer: string }[];
}

interface Props extends VoteContent {
  head: React.ReactNode;
}

/** The sheet moves with the scroll position and may be in the box, where nobody sees the focus. */
function showSheet({ key, target }: React.KeyboardEvent): void {
  const chooses = key.startsWith('Arrow') && target instanceof HTMLInputElement;
  if (key === 'Tab' || chooses) scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * The first press of a double click pulls the sheet out of the box. The second must not choose the
 * row that is below the pointer by then.
 */
function ignoreDoubleClick(event: React.MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The rows as radio buttons, and the answer to the vote below them. */
export function Vote({ texts, contactHref, rows, head }: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [choice, setChoice] = useState<CampaignType>();
  const written = useWritten(fieldset);
  const raised = useRaised(fieldset);
  const chosen = rows.find(({ value }) => value === choice);

  const takeBack = () => {
    // The button goes, so the focus moves to where the cross was.
    fieldset.current?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
    setChoice(undefined);
  };

  return (
    <fieldset
      ref={fieldset}
      className="ballot-vote"
      data-written={written ? '' : undefined}
      data-raised={raised ? '' : undefined}
      onKeyUp={showSheet}
      onClickCapture={ignoreDoubleClick}
    >
      <legend className="visually-hidden">{texts.legend}</legend>
      <div className="ballot-table">
        {head}
        {rows.map(({ value, name }, index) => (
          <label key={value} className="ballot-row">
            <input
              type="radio"
              name={ELECTION_PARAMETER}
              value={value}
              checked={value === choice}
              onChange={() => setChoice(value)}
            />
            <b aria-hidden="true">{index + 1}</b>
            <span>
              <em>{name}</em>
            </span>
            {/* Mounted when the row is chosen, so that its animation starts. */}
            <i>{value === choice && <Cross />}</i>
          </label>
        ))}
      </div>
      <div className="ballot-foot">
        <p className="ballot-answer" role="status">
          {chosen?.answer ?? texts.hint}
        </p>
        {chosen && (
          <a
            className="ballot-ask"
            href={`${contactHref}?${new URLSearchParams({ [ELECTION_PARAMETER]: chosen.value })}`}
          >
            {texts.ask}
          </a>
        )}
        <p className="ballot-change">
          {texts.change}{' '}
          {chosen && (
            <button type="button" onClick={takeBack}>
              {texts.takeBack}
            </button>
          )}
        </p>
      </div>
    </fieldset>
  );
}
