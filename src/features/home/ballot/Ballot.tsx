// React, because the visitor votes: rows, cross and answer change together.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { island } from '../../../components/ui/boundary.tsx';
import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import { href } from '../../../config/routes.ts';
import { withElection } from '../../../lib/browser/carry-election.ts';
import type { Home } from '../schema.ts';
import { Row } from './Row.tsx';
import { followScroll, sinksOnScroll } from './scroll.ts';
import voteStyles from './vote.css?inline';
import { $vote, ROWS } from './vote.ts';
import './ballot.css';
import './sheet.css';

adoptStyles(voteStyles);

interface Props {
  words: Omit<Home['ballot'], 'seal'>;
}

/**
 * Keeps a press from moving the focus. The focus raises the sheet, and the sheet must not move before the mouse is
 * released.
 */
function waitForClick(event: React.MouseEvent): void {
  if (!event.currentTarget.contains(document.activeElement)) event.preventDefault();
}

/**
 * Raises the sheet after a press, by giving it the focus. A choice by keyboard is a click, too; its `detail`, which
 * counts presses, is 0.
 */
function raise({ currentTarget, detail }: React.MouseEvent<HTMLElement>): void {
  if (detail === 0) return;
  currentTarget.focus({ preventScroll: true });
  if (sinksOnScroll(currentTarget)) scrollTo({ top: 0 });
}

/** Scrolls to the focus after a key that moves it: the sheet may be in the box, where nobody sees the focus. */
function showFocus({ key, target, currentTarget }: React.KeyboardEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const isArrow = key.startsWith('Arrow') && target.matches('input');
  if (key !== 'Tab' && !isArrow) return;
  // This also ends the browser's own scroll to the place that the focus had before the sheet was raised.
  scrollTo({ top: 0, behavior: 'instant' });
  if (!sinksOnScroll(currentTarget))
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Shows a ballot paper in the hero, which sinks into the box when the page is scrolled. Before the script is there, the
 * paper is a picture with empty rows.
 */
export const Ballot = island(function Ballot({ words }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  /** Whether React runs the ballot, so that it takes votes. */
  const [isReady, setReady] = useState(false);
  const choice = useStore($vote);
  const { legend, answers, hint, ask, deadlines } = words.vote;

  useEffect(() => {
    setReady(true);
    return sheet.current ? followScroll(sheet.current) : undefined;
  }, []);

  return (
    <div className="ballot-room" data-print="none">
      <div className="ballot-pinned">
        <div className="ballot" aria-hidden={isReady ? undefined : true}>
          <div
            className="ballot-sheet"
            ref={sheet}
            tabIndex={-1}
            onMouseDown={waitForClick}
            onClick={raise}
            onKeyUp={showFocus}
          >
            <div className="ballot-head">
              <p className="ballot-title condensed">{words.title}</p>
              <p className="ballot-for" aria-hidden="true">
                {words.district} <i /> {words.date} <i />
              </p>
              <div className="ballot-question" aria-hidden="true">
                <p className="ballot-votes condensed">{words.votes}</p>
                <p className="ballot-mark">
                  {words.mark[0]}
                  <br />
                  {words.mark[1]}
                </p>
              </div>
            </div>
            <fieldset>
              <legend className="visually-hidden">{isReady && legend}</legend>
              <div className="ballot-rows">
                {ROWS.map((value, index) => (
                  <Row
                    key={value}
                    number={index + 1}
                    election={isReady ? value : undefined}
                    choice={choice}
                  />
                ))}
              </div>
              <div className="ballot-foot">
                {isReady && (
                  <p className="ballot-answer" role="status">
                    {choice ? answers[choice] : hint}
                  </p>
                )}
                {isReady && choice && (
                  <>
                    <a className="button" href={withElection(href('contact'), choice)}>
                      {ask}
                    </a>
                    {deadlines && (
                      <a href={withElection(deadlines.href, choice)}>{deadlines.label}</a>
                    )}
                  </>
                )}
              </div>
            </fieldset>
          </div>
        </div>
      </div>
    </div>
  );
});
