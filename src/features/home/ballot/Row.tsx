import { Circle } from '../../../components/ui/Circle.tsx';
import { ELECTION_PARAMETER } from '../../../config/addresses.ts';
import { CAMPAIGN_TYPE_LABELS, type CampaignType } from '../../../config/elections.ts';
import { HANDWRITING } from './handwriting.ts';
import { castVote } from './vote.ts';

/** The size and the outline of a drawing. Its markup cannot be inserted: the policy forbids that (`trusted-types`). */
const SHAPE = /viewBox="(.+?)".* d="(.+?)"/;

interface Props {
  number: number;
  /** The row is empty before the script is there. */
  election: CampaignType | undefined;
  choice: CampaignType | undefined;
}

/** Shows a row of the ballot: a radio button, whose label is the name of an election as a drawing of handwriting. */
export function Row({ number, election, choice }: Props) {
  /**
   * When this name begins in the animation that writes all names (written-name.css), in per cent of its time. Each name
   * takes 20 %, and the last of six ends with the animation.
   */
  const begin = 60 + 4 * (number - 1);
  const [, viewBox, path] = (election && SHAPE.exec(HANDWRITING[election])) ?? [];
  const isChosen = election !== undefined && election === choice;
  return (
    <label className="ballot-row">
      {election && (
        <input
          type="radio"
          name={ELECTION_PARAMETER}
          value={election}
          checked={isChosen}
          onChange={() => castVote(election)}
        />
      )}
      <b className="condensed" aria-hidden="true">
        {number}
      </b>
      <span className="ballot-line">
        {election && (
          // React sets this style by script; the policy blocks a `style` attribute only in the HTML of a page.
          <span
            className="ballot-name"
            style={{ animationTimingFunction: `linear(0 0% ${begin}%, 1 ${begin + 20}% 100%)` }}
          >
            <svg
              viewBox={viewBox}
              preserveAspectRatio="xMinYMid"
              role="img"
              aria-label={CAMPAIGN_TYPE_LABELS[election]}
            >
              <path d={path} />
            </svg>
          </span>
        )}
      </span>
      {/* The cross is mounted when the row is chosen, so that its animation starts. */}
      <Circle cross={isChosen ? 'always' : 'none'} />
    </label>
  );
}
