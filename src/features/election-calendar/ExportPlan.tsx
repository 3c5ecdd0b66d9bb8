import { useState } from 'react';
import { href } from '../../config/routes.ts';
import type { Choice } from './calendar.ts';
import { choiceQuery } from './choice.ts';
import { publishedElections } from './plan-texts.ts';
import { subscriptionHref } from './subscription.ts';
import type { Plan } from './plan-export.ts';
import { copyText } from '../../lib/browser/clipboard.ts';
import { fill } from '../../lib/text.ts';
import type { ElectionDates } from './dates-schema.ts';
import { Circle } from '../../components/ui/Circle.tsx';
import { SmallButton } from '../../components/ui/SmallButton.tsx';
import { usePlanExport } from './usePlanExport.ts';
import { words } from './words.ts';

const { take: texts } = words;

/** The buttons that export a plan: as a file, on paper, as a message, as a link. They stay in view while it scrolls. */
export function ExportPlan({ plan, url }: { plan: Plan; url: string }) {
  const { save, print, share, copy, mail, status } = usePlanExport(plan, url);
  return (
    <div className="buttons plan-toolbar" role="group" aria-label={texts.label} data-print="none">
      <SmallButton onClick={save}>{texts.file}</SmallButton>
      {print && <SmallButton onClick={print}>{texts.print}</SmallButton>}
      {share ? (
        <SmallButton onClick={share}>{texts.share}</SmallButton>
      ) : (
        <a className="small-button" href={mail}>
          {texts.share}
        </a>
      )}
      <SmallButton onClick={copy}>{texts.link}</SmallButton>
      <p role="status">{status}</p>
    </div>
  );
}

/** A calendar to subscribe to: a link for programs that know `webcal:`, and the address for all others. */
function Subscription({ id, name }: { id: string; name: string }) {
  const [status, setStatus] = useState('');
  const address = new URL(subscriptionHref(id), location.href);
  const copy = () =>
    void copyText(address.href).then(
      () => setStatus(texts.addressCopied),
      () => setStatus(texts.addressFailed),
    );
  return (
    <div data-print="none">
      <p className="buttons">
        <a className="small-button" href={`webcal://${address.host}${address.pathname}`}>
          {fill(texts.subscribe, { name })}
        </a>
        <SmallButton onClick={copy}>{texts.copyAddress}</SmallButton>
      </p>
      <p>
        <span>{texts.subscribeAddress}</span> <a href={address.href}>{address.href}</a>
      </p>
      <p role="status">{status}</p>
    </div>
  );
}

interface FooterProps {
  choice: Choice;
  dates: ElectionDates;
}

/** The end of a plan: subscriptions to its published elections, and a link to the contact form. */
export function PlanFooter({ choice, dates }: FooterProps) {
  return (
    <>
      {publishedElections(choice, dates).map(({ id, name }) => (
        <Subscription key={id} {...{ id, name }} />
      ))}
      <p className="buttons" data-print="none">
        <a className="button" href={`${href('contact')}?${choiceQuery(choice)}`}>
          {texts.request}
          <Circle />
        </a>
      </p>
      <p data-print="none">{texts.again}</p>
    </>
  );
}
