import { memo, useRef, useState } from 'react';
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

interface RowsProps {
  rows: VoteContent['rows'];
  choice: CampaignType | undefined;
  choose: (value: CampaignType) => void;
}

/**
 * The sheet moves with the scroll position and may be in the box, where nobody sees the focus. In a low
 * window and with reduced motion it scrolls with the page (HomeHero.astro).
 */
function showFocus({ key, target }: React.KeyboardEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const chooses = key.startsWith('Arrow') && target.matches('input');
  if (key !== 'Tab' && !chooses) return;
  const place = target.closest('.pinned');
  const isPinned = place !== null && getComputedStyle(place).position === 'sticky';
  // Also ends the browser's own scroll to where the focus was before the sheet was raised.
  scrollTo({ top: 0, behavior: 'instant' });
  if (!isPinned) target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
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

/**
 * Memoized, so that a focus does not render the radio buttons: React would rename them for a moment,
 * and Chromium would take the one with the focus for a group of its own when Tab leaves it.
 */
const Rows = memo(function Rows({ rows, choice, choose }: RowsProps) {
  return rows.map(({ value, name }, index) => (
    <label key={value} className="ballot-row">
      <input
        type="radio"
        name={ELECTION_PARAMETER}
        value={value}
        checked={value === choice}
        onChange={() => choose(value)}
      />
      <b aria-hidden="true">{index + 1}</b>
      <span style={{ transitionDelay: `${120 * index}ms` }}>
        <em>{name}</em>
      </span>
      {/* Mounted when the row is chosen, so that its animation starts. */}
      <i>{value === choice && <Cross />}</i>
    </label>
  ));
});

/** The rows as radio buttons, and the answer to the vote below them. */
export function Vote({ texts, contactHref, rows, head }: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [choice, setChoice] = useState<CampaignType>();
  const written = useWritten(fieldset);
  const raised = useRaised(fieldset);
  const chosen = rows.find(({ value }) => value === choice);

  const takeBack = () => {
    // The button goes, so the focus moves to where the cross was.
    fieldset.current?.querySelector<HTMLElement>(':checked')?.focus();
    setChoice(undefined);
  };

  return (
    <fieldset
      ref={fieldset}
      className="ballot-vote"
      data-written={written ? '' : undefined}
      data-raised={raised ? '' : undefined}
      onKeyUp={showFocus}
      onClickCapture={ignoreDoubleClick}
    >
      <legend className="visually-hidden">{texts.legend}</legend>
      <div className="ballot-table">
        {head}
        <Rows rows={rows} choice={choice} choose={setChoice} />
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
