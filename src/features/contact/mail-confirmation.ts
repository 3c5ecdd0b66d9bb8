import words from '../../content/mail.json' with { type: 'json' };
import type { Mail } from './delivery.ts';
import type { MailContext, Site } from './mail-context.ts';
import { type Block, renderHtml, renderText } from './mail-layout.ts';
import { fill } from './template.ts';

const text = words.confirmation;

/** What § 35a GmbHG asks of a business letter, which an e-mail is too. */
const legalLine = ({ legalName, address, legal }: Site): string =>
  fill(text.legal, {
    legalName,
    street: address.street,
    postalCode: address.postalCode,
    city: address.city,
    registerCourt: legal.registerCourt,
    registerNumber: legal.registerNumber,
    managingDirectors: legal.managingDirectors.join(', '),
  });

/**
 * What the visitor gets. Anybody's address can be typed into the form, so not a word of the
 * visitor's stands in it, not even the name.
 */
export function confirmationMail(recipient: string, { reference, site, from }: MailContext): Mail {
  const subject = fill(text.subject, { reference });
  const phone = fill(text.phone, { phone: site.phone.display });
  const hours = site.openingHours.map(({ days, from, to }) => fill(text.hours, { days, from, to }));
  const blocks: Block[] = [
    { kind: 'heading', text: text.heading },
    { kind: 'paragraph', text: text.next },
    { kind: 'callout', text: fill(text.reference, { reference }) },
    { kind: 'lines', lines: [phone, ...hours] },
    { kind: 'paragraph', text: text.reply },
    { kind: 'paragraph', text: text.notYou },
    { kind: 'paragraph', text: fill(text.signature, { brand: site.brand }) },
    { kind: 'small', text: legalLine(site) },
  ];
  return {
    from,
    to: [recipient],
    replyTo: site.email,
    subject,
    text: renderText(blocks),
    html: renderHtml(subject, blocks),
    // RFC 3834: keeps the visitor's out-of-office notice from answering.
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}
