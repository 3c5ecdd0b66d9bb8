import { Circle } from '../../../components/ui/Circle.tsx';
import { ELECTION_PARAMETER } from '../../../config/addresses.ts';
import type { CampaignType } from '../../../config/elections.ts';
import type { VoteContent } from './vote-content.ts';
import { castVote } from './vote.ts';

interface Props {
  number: number;
  /** The row is empty until the elections are loaded. */
  election: VoteContent['rows'][number] | undefined;
  choice: CampaignType | undefined;
}

/** Shows a row of the ballot: a radio button, whose label is the name of an election as a drawing of handwriting. */
export function Row({ number, election, choice }: Props) {
  /** Where this name begins in the animation that writes all names (written-name.css), in per cent. Each takes 20 %. */
  const begin = 60 + 4 * (number - 1);
  const isChosen = election !== undefined && election.value === choice;
  return (
    <label className="ballot-row">
      {election && (
        <input
          type="radio"
          name={ELECTION_PARAMETER}
          value={election.value}
          checked={isChosen}
          onChange={() => castVote(election.value)}
        />
      )}
      <b className="condensed" aria-hidden="true">
        {number}
      </b>
      <span className="ballot-line">
        {election && (
          // React sets this style by script once the elections are loaded; the policy blocks a `style` attribute only
          // in the HTML of a page.
          <span
            className="ballot-name"
            style={{ animationTimingFunction: `linear(0 0% ${begin}%, 1 ${begin + 20}% 100%)` }}
          >
            <svg
              viewBox={election.written.viewBox}
              preserveAspectRatio="xMinYMid"
              role="img"
              aria-label={election.name}
            >
              <path d={election.written.path} />
            </svg>
          </span>
        )}
      </span>
      {/* The cross is mounted when the row is chosen, so that its animation starts. */}
      <Circle cross={isChosen ? 'always' : 'none'} />
    </label>
  );
}
