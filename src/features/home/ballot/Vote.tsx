import { useStore } from '@nanostores/react';
import { useCallback, useRef } from 'react';
import { ELECTION_PARAMETER } from '../../../config/addresses.ts';
import type { CampaignType } from '../../../config/elections.ts';
import { $vote, castVote } from '../../../stores/vote.ts';
import { adoptStyles } from '../../../components/ui/styles.ts';
import { Deadlines } from './Deadlines.tsx';
import { Rows } from './Rows.tsx';
import { VoteOnPage } from './VoteOnPage.tsx';
import { isSticky, useSheet } from './useSheet.ts';
import { useWritten } from './useWritten.ts';
import type { VoteContent } from './vote-content.ts';
import styles from './vote.css?inline';

adoptStyles(styles);

interface Props extends VoteContent {
  head: React.ReactNode;
}

/** Scrolls to the focus after a key that moves it: the sheet may be in the box, where nobody sees the focus. */
function showFocus({ key, target }: React.KeyboardEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const isArrow = key.startsWith('Arrow') && target.matches('input');
  if (key !== 'Tab' && !isArrow) return;
  // Also ends the browser's own scroll to where the focus was before the sheet was raised.
  scrollTo({ top: 0, behavior: 'instant' });
  if (!isSticky(target)) target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
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
  const choice = useStore($vote);
  const written = useWritten(fieldset);
  const { position, dropSoon, keep } = useSheet(fieldset);
  const choose = useCallback(
    (value: CampaignType, isPressed: boolean) => {
      castVote(value);
      if (isPressed) dropSoon();
      else keep();
    },
    [dropSoon, keep],
  );
  const chosen = rows.find(({ value }) => value === choice);
  const query = `?${new URLSearchParams({ [ELECTION_PARAMETER]: choice ?? '' })}`;
  const ask = contactHref + query;

  const takeBack = () => {
    // The button disappears, so the focus moves to the row that loses its cross.
    fieldset.current?.querySelector<HTMLElement>(':checked')?.focus();
    keep();
    castVote(undefined);
  };

  return (
    <fieldset
      ref={fieldset}
      className="ballot-vote"
      data-written={written}
      data-position={position}
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
        <p className="ballot-change">
          {chosen ? (
            <>
              <Deadlines link={texts.deadlines} query={query} />
              <button type="button" onClick={takeBack}>
                {texts.takeBack}
              </button>
            </>
          ) : (
            texts.change
          )}
        </p>
      </div>
      {chosen && (
        <VoteOnPage row={chosen} isDropped={position === 'dropped'} {...{ texts, ask, query }} />
      )}
    </fieldset>
  );
}
