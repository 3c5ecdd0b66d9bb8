import { useStore } from '@nanostores/react';
import { memo, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ELECTION_PARAMETER } from '../../../config/addresses.ts';
import type { CampaignType } from '../../../config/elections.ts';
import { fill, sentences } from '../../../lib/text.ts';
import type { Home } from '../schema.ts';
import { $vote, castVote } from '../../../stores/vote.ts';
import { Cross } from '../../../components/ui/Cross.tsx';
import { adoptStyles } from '../../../components/ui/styles.ts';
import { useDropped } from './useDropped.ts';
import { useRaised } from './useRaised.ts';
import { useWritten } from './useWritten.ts';
import styles from './vote.css?inline';
import type { WrittenName } from '../../../lib/written-name.ts';

adoptStyles(styles);

export interface VoteContent {
  texts: Omit<Home['ballot']['vote'], 'answers' | 'named'>;
  contactHref: string;
  /** The kinds of election, in the order of the ballot. */
  rows: {
    value: CampaignType;
    name: string;
    written: WrittenName;
    named: string;
    answer: string;
  }[];
}

interface Props extends VoteContent {
  head: React.ReactNode;
}

interface RowsProps {
  rows: VoteContent['rows'];
  choice: CampaignType | undefined;
  choose: (value: CampaignType, isPressed: boolean) => void;
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
  return rows.map(({ value, name, written }, index) => (
    <label key={value} className="ballot-row">
      <input
        type="radio"
        name={ELECTION_PARAMETER}
        value={value}
        checked={value === choice}
        // By keyboard each row on the way to another one is chosen.
        onChange={({ nativeEvent }) => choose(value, (nativeEvent as UIEvent).detail > 0)}
      />
      <b aria-hidden="true">{index + 1}</b>
      <span style={{ transitionDelay: `${120 * index}ms` }}>
        <em>
          <svg
            viewBox={written.viewBox}
            preserveAspectRatio="xMinYMid"
            role="img"
            aria-label={name}
          >
            <path d={written.path} />
          </svg>
        </em>
      </span>
      {/* Mounted when the row is chosen, so that its animation starts. */}
      <i>{value === choice && <Cross />}</i>
    </label>
  ));
});

const electionQuery = (election: string) =>
  `?${new URLSearchParams({ [ELECTION_PARAMETER]: election })}`;

/** The way to the deadlines of the chosen election, where the site has a calendar. */
function Deadlines({ link, query }: { link: VoteContent['texts']['deadlines']; query: string }) {
  return link && <a href={link.href + query}>{link.label}</a>;
}

interface ElsewhereProps {
  row: VoteContent['rows'][number];
  texts: VoteContent['texts'];
  ask: string;
  query: string;
  dropped: boolean;
}

/**
 * What the rest of the page says of a vote: the lid of the box, and the section below it. Once the sheet has
 * dropped, its answer stays where it was.
 */
function Elsewhere({ row, texts, ask, query, dropped }: ElsewhereProps) {
  const hero = document.querySelector('.hero');
  const section = document.querySelector('.vote-named');
  return (
    <>
      {hero &&
        createPortal(
          <>
            {dropped && (
              <p className="ballot-reply" aria-hidden="true" data-print="none">
                <span>
                  {sentences(row.answer).map((sentence) => (
                    <span key={sentence}>{sentence} </span>
                  ))}
                </span>
              </p>
            )}
            <p className="ballot-lid" data-print="none">
              <strong>{fill(texts.cast, { election: row.name })}</strong>{' '}
              <a href={ask}>{texts.ask}</a> <Deadlines link={texts.deadlines} query={query} />
            </p>
          </>,
          hero,
        )}
      {section &&
        createPortal(
          <>
            <p className="condensed">{row.named}</p>
            <a className="ballot-ask" href={ask}>
              {texts.ask}
            </a>
            <Deadlines link={texts.deadlines} query={query} />
          </>,
          section,
        )}
    </>
  );
}

/** The rows as radio buttons, and the answer to the vote below them. */
export function Vote({ texts, contactHref, rows, head }: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const choice = useStore($vote);
  const written = useWritten(fieldset);
  const { raised, lower } = useRaised(fieldset);
  const { dropped, drop, keep } = useDropped(raised, lower);
  /** Whether the pointer has not moved since its vote. */
  const [rests, setRests] = useState(false);
  const choose = useCallback(
    (value: CampaignType, isPressed: boolean) => {
      castVote(value);
      setRests(isPressed);
      if (isPressed) drop();
      else keep();
    },
    [drop, keep],
  );
  const chosen = rows.find(({ value }) => value === choice);

  const query = electionQuery(choice ?? '');
  const ask = contactHref + query;

  const takeBack = () => {
    // The button goes, so the focus moves to where the cross was.
    fieldset.current?.querySelector<HTMLElement>(':checked')?.focus();
    keep();
    castVote(undefined);
  };

  return (
    <fieldset
      ref={fieldset}
      className="ballot-vote"
      data-written={written}
      data-raised={raised ? '' : undefined}
      data-dropped={dropped ? '' : undefined}
      data-rests={rests ? '' : undefined}
      onPointerMove={() => setRests(false)}
      onKeyUp={showFocus}
      onClickCapture={ignoreDoubleClick}
    >
      <legend className="visually-hidden">{texts.legend}</legend>
      <div className="ballot-table">
        {head}
        <Rows rows={rows} choice={choice} choose={choose} />
      </div>
      <div className="ballot-foot" onPointerMove={keep} onFocus={keep}>
        <p className="ballot-answer" role="status">
          {chosen?.answer ?? texts.hint}
        </p>
        {chosen && (
          <a className="ballot-ask" href={ask}>
            {texts.ask}
          </a>
        )}
        {chosen ? (
          <p className="ballot-change">
            <Deadlines link={texts.deadlines} query={query} />
            <button type="button" onClick={takeBack}>
              {texts.takeBack}
            </button>
          </p>
        ) : (
          <p className="ballot-change">{texts.change}</p>
        )}
      </div>
      {chosen && <Elsewhere row={chosen} {...{ texts, ask, query, dropped }} />}
    </fieldset>
  );
}
