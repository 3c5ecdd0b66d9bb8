import { Models } from 'postmark';
import contactPage from '../../content/kontakt.json' with { type: 'json' };
import words from '../../content/mail.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { fill } from '../../lib/text.ts';
import { longDay, stampTime } from '../../lib/format.ts';
import { renderBodies } from './mail-layout.ts';
import { CAMPAIGN_TYPE_LABELS } from '../../config/routes.ts';
import type { ContactPage } from '../../schemas/contact.ts';
import { electionName, type Field, FIELD_NAMES, isText, ruleOf, withColon } from './fields.ts';
import type { PostmarkMessage } from './postmark.ts';
import type { ContactRequest } from './schema.ts';

const { fields }: Pick<ContactPage['form'], 'fields'> = contactPage.form;

/** The input of a request's two messages besides the request itself. */
export interface MailContext {
  reference: string;
  receivedAt: Date;
  /** As the edge saw it. */
  ip: string | undefined;
  /** Addresses are bare or `Name <address>`. */
  to: readonly string[];
  from: string;
}

const WITHOUT_TRACKING = {
  TrackOpens: false,
  TrackLinks: Models.LinkTrackingOptions.None,
} as const;

const SUBJECT_MAX = 150;

/** A name as a subject may carry it: nothing that could be markup, an address or a header. */
function subjectName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{N} -]+/gu, ' ').replace(/ +/g, ' ');
  return [...plain.trim()].slice(0, 60).join('').trim();
}

function teamSubject({ campaign_type, name }: ContactRequest, reference: string): string {
  const campaignType = CAMPAIGN_TYPE_LABELS[campaign_type];
  const start = fill(words.team.subject, { campaignType, reference });
  return [start, subjectName(name)].filter(Boolean).join(' · ').slice(0, SUBJECT_MAX);
}

function callBack({ prefer_phone, phone }: ContactRequest): { important: string }[] {
  if (!prefer_phone) return [];
  const { callBack: withNumber, callBackWithoutNumber } = words.team;
  return [{ important: phone ? fill(withNumber, { phone }) : callBackWithoutNumber }];
}

/** Which wording of the consent the visitor has ticked (Art. 7 (1) GDPR). */
const consent = () =>
  fill(words.team.consent, { date: longDay(new Date(fields.agree_privacy.wordingOf)) });

/** A field as the team reads it. The consent is no part of a request: there is none without it. */
function valueIn(request: ContactRequest, field: Field): string {
  const value = field === 'agree_privacy' ? consent() : request[field];
  if (typeof value === 'boolean') return value ? words.team.yes : words.team.no;
  const text = ruleOf(field).kind === 'election' ? electionName(value) : value;
  return text ?? words.team.notGiven;
}

const nameOf = (field: Field): string => fields[field].term ?? fields[field].label;

/**
 * The request as the team reads it; an answer goes to the visitor.
 *
 * @param canReply whether the mail service takes the visitor's address as Reply-To
 */
export function teamMail(
  request: ContactRequest,
  { reference, receivedAt, ip, to, from }: MailContext,
  canReply = true,
): PostmarkMessage {
  const { labels, ...text } = words.team;
  const lines: [label: string, value: string][] = [
    ...FIELD_NAMES.filter((field) => !isText(field)).map((field): [string, string] => [
      nameOf(field),
      valueIn(request, field),
    ]),
    [labels.receivedAt, stampTime(receivedAt)],
    [labels.ip, ip ?? text.ipUnknown],
    [labels.reference, reference],
  ];
  return {
    From: from,
    To: to.join(', '),
    ...(canReply && { ReplyTo: request.email }),
    Subject: teamSubject(request, reference),
    ...renderBodies(text.heading, [
      ...callBack(request),
      lines.map(([label, value]) => `${withColon(label)} ${value}`).join('\n'),
      `${canReply ? text.reply : text.noReply} ${text.repeat}`,
      // Last, so that no line of it can pass for one of the lines above.
      ...FIELD_NAMES.filter(isText).flatMap((field) => [
        withColon(nameOf(field)),
        valueIn(request, field),
      ]),
    ]),
    Headers: [],
    ...WITHOUT_TRACKING,
  };
}

/** The particulars that § 35a GmbHG asks of a business letter, which an e-mail is too. */
function legalLine(): string {
  const { legalName, address, legal } = site;
  const { registerCourt, registerNumber, managingDirectors } = legal;
  const { street, postalCode, city } = address;
  return fill(words.confirmation.legal, {
    ...{ legalName, street, postalCode, city, registerCourt, registerNumber },
    managingDirectors: managingDirectors.join(', '),
  });
}

/**
 * The message to the visitor. Anybody's address can be typed into the form, so not a word of the
 * visitor's stands in it, not even the name.
 */
export function confirmationMail(
  recipient: string,
  { reference, from }: MailContext,
): PostmarkMessage {
  const text = words.confirmation;
  const phone = fill(text.phone, { phone: site.phone });
  const steps = contactPage.afterwards.steps.map(({ when, what }) => `${when}: ${what}`);
  const hours = site.openingHours.map(({ days, from, to }) => fill(text.hours, { days, from, to }));
  return {
    From: from,
    To: recipient,
    ReplyTo: site.email,
    Subject: fill(text.subject, { reference }),
    ...renderBodies(text.heading, [
      text.next,
      steps.join('\n'),
      { important: fill(text.reference, { reference }) },
      [phone, ...hours].join('\n'),
      text.reply,
      text.notYou,
      fill(text.signature, { brand: site.brand }),
      // Mail clients take it for the start of a signature (RFC 3676, 4.3).
      `-- \n${legalLine()}`,
    ]),
    // RFC 3834: keeps the visitor's out-of-office notice from answering.
    Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }],
    ...WITHOUT_TRACKING,
  };
}
