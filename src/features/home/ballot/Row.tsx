import { Cross } from '../../../components/ui/Cross.tsx';
import { ELECTION_PARAMETER } from '../../../config/addresses.ts';
import type { CampaignType } from '../../../config/elections.ts';
import type { VoteContent } from './vote-content.ts';

interface Props {
  number: number;
  /** The row is empty until the elections are loaded. */
  election: VoteContent['rows'][number] | undefined;
  choice: CampaignType | undefined;
  choose: (value: CampaignType) => void;
}

/** Duration of the animation in which all names are written (vote.css), in ms. */
const ALL_NAMES = 1300;
/** When the first name begins in it, and how much later each next one, in ms. */
const FIRST_NAME = 800;
const NEXT_NAME = 50;
/** How long one name takes, in ms. */
const ONE_NAME = 250;

/**
 * The easing by which the name of a row is written when its turn comes. Delays would say the same, but each beginning
 * and end of an animation makes the browser draw the page anew, which a slow phone would do twelve times.
 */
function writingOf(number: number): string {
  const begin = FIRST_NAME + NEXT_NAME * (number - 1);
  const percent = (time: number) => `${(100 * time) / ALL_NAMES}%`;
  return `linear(0 0% ${percent(begin)}, 1 ${percent(begin + ONE_NAME)} 100%)`;
}

/** A row of the ballot: a radio button, whose label is the name of an election as a drawing of handwriting. */
export function Row({ number, election, choice, choose }: Props) {
  const isChosen = election !== undefined && election.value === choice;
  return (
    <label className="ballot-row">
      {election && (
        <input
          type="radio"
          name={ELECTION_PARAMETER}
          value={election.value}
          checked={isChosen}
          onChange={() => choose(election.value)}
        />
      )}
      <b className="condensed" aria-hidden="true">
        {number}
      </b>
      <span>
        {election && (
          <span className="ballot-name" style={{ animationTimingFunction: writingOf(number) }}>
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
      <i className="circle" data-marked="">
        {isChosen && <Cross />}
      </i>
    </label>
  );
}
