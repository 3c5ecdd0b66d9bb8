// React, because a click has two effects: falling ballots, or with reduced motion a second underline.
import { useState } from 'react';
import { island } from '../shared/boundary.tsx';
import './ballot-word.css';

interface Props {
  word: string;
  /** Title of the button: it is only a decoration. */
  hint: string;
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const importAnimation = () => import('./drop.ts');

function Underline({ second = false }: { second?: boolean }) {
  return (
    <svg
      viewBox="0 0 400 30"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-second={second ? '' : undefined}
    >
      <path d="M3 15C60 7 210 3 397 9c2 3-2 6-5 6C250 12 120 17 6 25c-5 0-6-8-3-10z" />
    </svg>
  );
}

/** A word of the headline that drops ballots on click; with reduced motion it is underlined twice. */
export const BallotWord = island(function BallotWord({ word, hint }: Props) {
  const [isUnderlinedTwice, setUnderlinedTwice] = useState(false);

  const preload = () => {
    if (!prefersReducedMotion()) importAnimation().catch(() => {});
  };

  const handleClick = async ({ currentTarget }: React.MouseEvent) => {
    if (prefersReducedMotion()) return setUnderlinedTwice(!isUnderlinedTwice);
    const stage = currentTarget.closest<HTMLElement>('[data-stage]');
    try {
      const { dropBallots } = await importAnimation();
      if (stage) dropBallots(stage);
    } catch {
      // Without a connection there is no animation.
    }
  };

  return (
    <button
      className="ballot-word"
      type="button"
      title={hint}
      onClick={(event) => void handleClick(event)}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {word}
      <Underline />
      {isUnderlinedTwice && <Underline second />}
    </button>
  );
});
