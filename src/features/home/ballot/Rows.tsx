import { memo } from 'react';
import { Cross } from '../../../components/ui/Cross.tsx';
import { ELECTION_PARAMETER } from '../../../config/addresses.ts';
import type { CampaignType } from '../../../config/elections.ts';
import type { VoteContent } from './vote-content.ts';

interface Props {
  rows: VoteContent['rows'];
  choice: CampaignType | undefined;
  /** `isPressed` is whether the row was chosen by mouse or finger. */
  choose: (value: CampaignType, isPressed: boolean) => void;
}

/**
 * The rows of the ballot as radio buttons. Memoized, so that a focus does not render them: React would
 * rename the radio buttons for a moment, and Chromium would take the one with the focus for a group of
 * its own when Tab leaves it.
 */
export const Rows = memo(function Rows({ rows, choice, choose }: Props) {
  return rows.map(({ value, name, written }, index) => (
    <label key={value} className="ballot-row">
      <input
        type="radio"
        name={ELECTION_PARAMETER}
        value={value}
        checked={value === choice}
        // A choice by keyboard is a click without a press: `detail` counts presses.
        onChange={({ nativeEvent }) => choose(value, (nativeEvent as UIEvent).detail > 0)}
      />
      <b aria-hidden="true">{index + 1}</b>
      <span>
        <svg
          viewBox={written.viewBox}
          preserveAspectRatio="xMinYMid"
          role="img"
          aria-label={name}
          style={{ transitionDelay: `${120 * index}ms` }}
        >
          <path d={written.path} />
        </svg>
      </span>
      {/* The cross is mounted when the row is chosen, so that its animation starts. */}
      <i className="circle" data-marked="">
        {value === choice && <Cross />}
      </i>
    </label>
  ));
});
