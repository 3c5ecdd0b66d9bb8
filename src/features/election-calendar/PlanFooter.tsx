import type { ElectionDate } from './dates-schema.ts';
import { choiceQuery } from './address.ts';
import type { Choice } from './rules.ts';
import { subscriptionHref } from './published.ts';
import { calendarWords } from './words.ts';
import { Circle } from '../../components/ui/Circle.tsx';
import { href } from '../../config/routes.ts';
import { fill } from '../../lib/text.ts';
import '../../styles/button.css';
import '../../styles/small-button.css';

const { take } = calendarWords;

/** The subscription to an election: a link for programs that know `webcal:`, and the address for all others. */
function Subscription(election: ElectionDate) {
  const { href: address, host, pathname } = new URL(subscriptionHref(election), location.href);
  return (
    <div data-print="none">
      <p className="buttons">
        <a className="small-button" href={`webcal://${host}${pathname}`}>
          {fill(take.subscribe, { name: election.name })}
        </a>
      </p>
      <p>
        <span>{take.subscribeAddress}</span> <a href={address}>{address}</a>
      </p>
    </div>
  );
}

interface Props {
  choice: Choice;
  /** The published elections of this kind and day. */
  elections: readonly ElectionDate[];
}

/** The end of a plan: subscriptions to its published elections, and a link to the contact form. */
export function PlanFooter({ choice, elections }: Props) {
  return (
    <>
      {elections.map((election) => (
        <Subscription key={election.id} {...election} />
      ))}
      <p data-print="none">{take.again}</p>
      <p className="buttons" data-print="none">
        <a className="button" href={`${href('contact')}?${choiceQuery(choice)}`}>
          {take.request}
          <Circle />
        </a>
      </p>
    </>
  );
}
