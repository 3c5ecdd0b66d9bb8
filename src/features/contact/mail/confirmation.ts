import page from '../../../content/kontakt.json' with { type: 'json' };
import mailWords from '../../../content/mail.json' with { type: 'json' };
import site from '../../../content/site.json' with { type: 'json' };
import { daysText } from '../../../lib/opening-hours.ts';
import type { Site } from '../../../lib/schema/site.ts';
import { fill } from '../../../lib/text.ts';
import { stampLines } from '../../../lib/time.ts';
import type { Submission } from '../submission.ts';
import { important, paragraph, renderBodies, rows, signature, toCall } from './layout.ts';
import mark from './mark.json' with { type: 'json' };
import type { PostmarkMessage } from './postmark.ts';

const { confirmation } = mailWords;

/**
 * The facts about the agency that § 35a GmbHG demands in a business letter, and thus in a mail. Facts that the agency
 * does not have, such as a register or managing directors, are left out.
 */
export function legalLine(agency: Pick<Site, 'legalName' | 'address' | 'legal'>): string {
  const { legalName, address } = agency;
  const { registerCourt, registerNumber, managingDirectors } = agency.legal;
  return [
    legalName,
    address.street,
    `${address.postalCode} ${address.city}`,
    registerCourt && `${registerCourt}, ${registerNumber}`,
    managingDirectors.length > 0 &&
      `${confirmation.managingDirectors}: ${managingDirectors.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * The mail to the visitor. It holds none of the visitor's words, not even the name, because anybody can type a
 * stranger's address into the form.
 */
export function confirmationMail(
  { request, reference, receivedAt }: Submission,
  from: string,
): PostmarkMessage {
  const steps = page.afterwards.steps.map(({ when, what }) => [when, what] as const);
  const hours = site.openingHours.map(({ weekdays, from, to }) =>
    fill(confirmation.hours, { days: daysText(weekdays), from, to }),
  );
  return {
    From: from,
    To: request.email,
    ReplyTo: site.email,
    Subject: fill(confirmation.subject, { reference }),
    ...renderBodies({
      letterhead: { brand: site.brand, stamp: [confirmation.stamp, ...stampLines(receivedAt)] },
      heading: confirmation.heading,
      blocks: [
        paragraph(confirmation.next),
        important(fill(confirmation.reference, { reference })),
        rows(steps),
        paragraph(toCall(fill(confirmation.phone, { phone: site.phone }), site.phone)),
        paragraph(hours.join('\n')),
        paragraph(confirmation.reply),
        paragraph(confirmation.notYou),
        paragraph(fill(confirmation.signature, { brand: site.brand })),
        signature(legalLine(site)),
      ],
    }),
    Attachments: [mark],
    // With this header no out-of-office notice answers (RFC 3834).
    Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }],
    Metadata: { reference, side: 'visitor' },
  };
}
