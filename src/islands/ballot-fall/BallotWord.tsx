// React, because a press is answered in two ways: with falling sheets, or with a second line.
import { useState } from 'react';
import { island } from '../shared/boundary.tsx';
import './ballot-word.css';

interface Props {
  word: string;
  /** Says that the word does nothing that anyone needs. */
  hint: string;
  /** What stands on the sheets. */
  ballot: string;
}

const STROKE = 'M3 15C60 7 210 3 397 9c2 3-2 6-5 6C250 12 120 17 6 25c-5 0-6-8-3-10z';

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const loadFall = () => import('./drop.ts');

/** A word of the headline that drops ballot papers; who wants less motion underlines it twice. */
export const BallotWord = island(function BallotWord({ word, hint, ballot }: Props) {
  const [twice, setTwice] = useState(false);

  // Fetched when the press is near, so that the first run starts with it.
  const prepare = () => {
    if (!stillness()) loadFall().catch(() => {});
  };

  const press = ({ currentTarget }: React.MouseEvent) => {
    if (stillness()) return setTwice(!twice);
    const stage = currentTarget.closest<HTMLElement>('[data-stage]');
    if (!stage) return;
    loadFall()
      .then(({ dropBallots }) => dropBallots(stage, ballot))
      .catch(() => {
        // Nobody misses what only falls for fun.
      });
  };

  return (
    <button
      className="ballot-word"
      type="button"
      title={hint}
      onClick={press}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {word}
      <svg viewBox="0 0 400 30" preserveAspectRatio="none" aria-hidden="true">
        <path d={STROKE} />
      </svg>
      {twice && (
        <svg viewBox="0 0 400 30" preserveAspectRatio="none" aria-hidden="true" data-second="">
          <path d={STROKE} />
        </svg>
      )}
    </button>
  );
});
