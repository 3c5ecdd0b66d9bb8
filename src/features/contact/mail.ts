import { Models } from 'postmark';
import contactPage from '../../content/kontakt.json' with { type: 'json' };
import words from '../../content/mail.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { fill } from '../../lib/text.ts';
import { longDay, postmarkTime, stampTime } from '../../lib/format.ts';
import { daysText } from '../../lib/opening-hours.ts';
import { isPhone, telHref } from '../../lib/phone.ts';
import { mailto } from '../../lib/mailto.ts';
import {
  important,
  paragraph,
  quote,
  renderBodies,
  rows,
  signature,
  type Words,
} from './mail-layout.ts';
import type { ContactPage } from './words-schema.ts';
import type { Site } from '../../lib/schema/site.ts';
import { CONTACT_FIELDS, type ContactField, contactRule, electionLabel, isText } from './fields.ts';
import mark from './mark.json' with { type: 'json' };
import type { PostmarkMessage } from './postmark.ts';
import type { ContactRequest } from './schema.ts';

const { fields }: Pick<ContactPage['form'], 'fields'> = contactPage.form;

/** What is known of a request besides its fields. */
export interface Receipt {
  reference: string;
  receivedAt: Date;
  /** The visitor's address as Cloudflare saw it. */
  ip: string | undefined;
  /** Whether the team may have the request already, because the outcome of an earlier try is unknown. */
  doubtful?: boolean | undefined;
}

/** What a request's two messages need besides the request itself. */
export interface MailContext extends Receipt {
  /** The recipients; an address is bare or `Name <address>`. */
  to: readonly string[];
  from: string;
}

const WITHOUT_TRACKING = {
  TrackOpens: false,
  TrackLinks: Models.LinkTrackingOptions.None,
} as const;

const SUBJECT_MAX = 150;

/** Shortens a name for the subject, without signs that could be markup, an address or a header. */
function subjectName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{N} -]+/gu, ' ').replace(/ +/g, ' ');
  return [...plain.trim()].slice(0, 60).join('').trim();
}

/** The name of an election. A kept request may hold a value that the form no longer has, which is shown unchanged. */
const electionOr = (value: unknown): string => electionLabel(value) ?? shown(value);

/** The subject of the message to the team: the election, the reference, the mark of a possible double, the name. */
function teamSubject(request: ContactRequest, { reference, doubtful }: MailContext): string {
  const start = fill(words.team.subject, {
    campaignType: electionOr(request.campaign_type),
    reference,
  });
  const marked = doubtful ? `${start} ${words.team.doubtful}` : start;
  return [marked, subjectName(shown(request.name))]
    .filter(Boolean)
    .join(' · ')
    .slice(0, SUBJECT_MAX);
}

/** Makes a telephone number in a text a link that calls it, unless the visitor typed something that is no number. */
const toCall = (text: string, phone: string): Words =>
  isPhone(phone) ? { text, link: phone, href: telHref(phone) } : text;

/** The paragraphs that say how to answer. The way that the visitor prefers comes first. */
function answers({ prefer_phone, phone, email }: ContactRequest) {
  const { callBack, callBackWithoutNumber, call, write } = words.team;
  const mail = paragraph({ text: fill(write, { email }), link: email, href: mailto(email) });
  if (phone && prefer_phone) return [important(toCall(fill(callBack, { phone }), phone)), mail];
  if (phone) return [mail, paragraph(toCall(fill(call, { phone }), phone))];
  return [...(prefer_phone ? [important(callBackWithoutNumber)] : []), mail];
}

/** Says which wording of the consent the visitor has ticked (Art. 7 (1) GDPR). */
const consent = () =>
  fill(words.team.consent, { date: longDay(new Date(fields.agree_privacy.wordingOf)) });

/** A value as the team reads it. */
function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.team.yes : words.team.no;
  return typeof value === 'string' && value ? value : words.team.notGiven;
}

/** A field's name and value. The consent is no part of the request, because there is no request without it. */
function row(request: Readonly<Record<string, unknown>>, field: ContactField) {
  const { kind } = contactRule(field);
  const name = fields[field].term ?? fields[field].label;
  if (field === 'agree_privacy') return [name, consent()] as const;
  return [name, kind === 'election' ? electionOr(request[field]) : shown(request[field])] as const;
}

/** The values of fields that today's form does not have. A kept request may be older or newer than the form. */
const otherRows = (request: ContactRequest) =>
  Object.entries(request)
    .filter(([name]) => !CONTACT_FIELDS.some((field) => field === name))
    .map(([name, value]) => [name, shown(value)] as const);

/**
 * The message to the team, with the request. An answer to it goes to the visitor.
 *
 * @param canReply whether the mail service takes the visitor's address as Reply-To
 */
export function teamMail(
  request: ContactRequest,
  context: MailContext,
  canReply = true,
): PostmarkMessage {
  const { labels, ...text } = words.team;
  const { reference, receivedAt, ip, to, from } = context;
  const name = shown(request.name);
  const isLast = (field: ContactField) => contactRule(field).kind === 'consent';
  const lines = CONTACT_FIELDS.filter((field) => !isText(field) && !isLast(field));
  return {
    From: from,
    To: to.join(', '),
    ...(canReply && request.email && { ReplyTo: request.email }),
    Subject: teamSubject(request, context),
    ...renderBodies({
      // A locked phone shows the first line.
      heading: fill(text.heading, { name, campaignType: electionOr(request.campaign_type) }),
      parts: [
        ...CONTACT_FIELDS.filter(isText).map((field) => quote(row(request, field)[1])),
        ...answers(request),
        paragraph(canReply ? text.reply : text.noReply),
        rows([...lines.map((field) => row(request, field)), ...otherRows(request)]),
        rows([
          ...CONTACT_FIELDS.filter(isLast).map((field) => row(request, field)),
          [labels.receivedAt, stampTime(receivedAt)],
          [labels.ip, ip ?? text.ipUnknown],
          [labels.reference, reference],
        ]),
        paragraph(text.repeat),
      ],
    }),
    Attachments: [],
    Headers: [],
    ...WITHOUT_TRACKING,
  };
}

/**
 * The particulars that § 35a GmbHG demands of a business letter, and thus of an e-mail. Particulars that the
 * agency does not have, such as a register or managing directors, are left out.
 *
 * @param template the particulars with ` · ` between them, and placeholders such as `{registerCourt}`
 */
export function legalLine(
  template: string,
  { legalName, address, legal }: Pick<Site, 'legalName' | 'address' | 'legal'>,
): string {
  const managingDirectors = legal.managingDirectors.join(', ');
  const values: Record<string, string | undefined> = {
    legalName,
    ...address,
    ...legal,
    managingDirectors,
  };
  const isKnown = (particular: string) =>
    [...particular.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name]);
  const known = template.split(' · ').filter(isKnown).join(' · ');
  return known.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/**
 * The message to the visitor. It holds none of the visitor's words, not even the name, because anybody can type
 * a stranger's address into the form.
 */
export function confirmationMail(
  recipient: string,
  { reference, receivedAt, from }: MailContext,
): PostmarkMessage {
  const text = words.confirmation;
  const phone = { text: fill(text.phone, { phone: site.phone }), link: site.phone };
  const steps = contactPage.afterwards.steps.map(({ when, what }) => [when, what] as const);
  const hours = site.openingHours.map(({ weekdays, from, to }) =>
    fill(text.hours, { days: daysText(weekdays), from, to }),
  );
  return {
    From: from,
    To: recipient,
    ReplyTo: site.email,
    Subject: fill(text.subject, { reference }),
    ...renderBodies({
      letterhead: {
        brand: site.brand,
        stamp: [text.stamp, ...postmarkTime(receivedAt)],
      },
      heading: text.heading,
      parts: [
        paragraph(text.next),
        important(fill(text.reference, { reference })),
        rows(steps),
        paragraph({ ...phone, href: telHref(site.phone) }),
        paragraph(hours.join('\n')),
        paragraph(text.reply),
        paragraph(text.notYou),
        paragraph(fill(text.signature, { brand: site.brand })),
        signature(legalLine(words.confirmation.legal, site)),
      ],
    }),
    Attachments: [mark],
    // This header keeps the visitor's out-of-office notice from answering (RFC 3834).
    Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }],
    ...WITHOUT_TRACKING,
  };
}
