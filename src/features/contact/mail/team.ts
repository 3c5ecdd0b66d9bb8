import mailWords from '../../../content/mail.json' with { type: 'json' };
import { dayText } from '../../../lib/day.ts';
import { mailto } from '../../../lib/mailto.ts';
import { fill } from '../../../lib/text.ts';
import { stampTime } from '../../../lib/time.ts';
import {
  CONSENT,
  CONTACT_FIELDS,
  type ContactField,
  type ContactRequest,
  contactRule,
  electionLabel,
  LINE_FIELDS,
  PARAGRAPH_FIELDS,
} from '../fields.ts';
import type { Submission } from '../submission.ts';
import { words } from '../words.ts';
import { important, paragraph, quote, renderBodies, rows, toCall } from './layout.ts';
import type { PostmarkMessage } from './postmark.ts';

const { team } = mailWords;

const { fields } = words;

/** Shortens a name for the subject, and drops characters that could be markup, an address or a header. */
function subjectName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{N} -]+/gu, ' ').replace(/ +/g, ' ');
  return [...plain.trim()].slice(0, 60).join('').trim();
}

/** The name of an election. A kept request may hold a value that the form no longer has; it is shown unchanged. */
const electionText = (value: unknown): string => electionLabel(value) ?? valueText(value);

/** The subject of the mail to the team: the election, the reference, the mark of a possible double, the name. */
function teamSubject({ request, reference, doubtful }: Submission): string {
  const start = fill(team.subject, {
    campaignType: electionText(request.campaign_type),
    reference,
  });
  const marked = doubtful ? `${start} ${team.doubtful}` : start;
  return [marked, subjectName(valueText(request.name))].filter(Boolean).join(' · ');
}

/** The paragraphs that say how to answer: first by the way that the visitor prefers. */
function waysToAnswer({ prefer_phone, phone, email }: ContactRequest) {
  const { callBack, callBackWithoutNumber, call, write } = team;
  // A kept request of an older form may have no address.
  const mail = email
    ? [paragraph({ text: fill(write, { email }), link: email, href: mailto(email) })]
    : [];
  if (phone && prefer_phone) return [important(toCall(fill(callBack, { phone }), phone)), ...mail];
  if (phone) return [...mail, paragraph(toCall(fill(call, { phone }), phone))];
  return [...(prefer_phone ? [important(callBackWithoutNumber)] : []), ...mail];
}

function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? team.yes : team.no;
  return typeof value === 'string' && value ? value : team.notGiven;
}

function row(request: Partial<Record<ContactField, unknown>>, field: ContactField) {
  const { term, label } = fields[field];
  const value = contactRule(field).kind === 'election' ? electionText : valueText;
  return [term ?? label, value(request[field])] as const;
}

/** The values of fields that today's form does not have. A kept request may be older or newer than the form. */
const otherRows = (request: ContactRequest) =>
  Object.entries(request)
    .filter(([name]) => !CONTACT_FIELDS.some((field) => field === name))
    .map(([name, value]) => [name, valueText(value)] as const);

/**
 * The mail to the team, with the request. A reply goes to the visitor.
 *
 * @param canReply whether Postmark takes the visitor's address as Reply-To
 */
export function teamMail(
  submission: Submission,
  { to, from }: { to: readonly string[]; from: string },
  canReply: boolean,
): PostmarkMessage {
  const { labels, ...text } = team;
  const { request, reference, receivedAt, ip } = submission;
  const { term, label, wordingOf } = fields[CONSENT];
  return {
    From: from,
    To: to.join(', '),
    ...(canReply && request.email && { ReplyTo: request.email }),
    Subject: teamSubject(submission),
    ...renderBodies({
      // A locked phone shows the first line.
      heading: fill(text.heading, {
        name: valueText(request.name),
        campaignType: electionText(request.campaign_type),
      }),
      blocks: [
        ...PARAGRAPH_FIELDS.map((field) => quote(row(request, field)[1])),
        ...waysToAnswer(request),
        // A request of an older form may have no e-mail address.
        ...(request.email ? [paragraph(canReply ? text.reply : text.noReply)] : []),
        rows([...LINE_FIELDS.map((field) => row(request, field)), ...otherRows(request)]),
        rows([
          // The visitor has agreed to this wording (Art. 7 (1) GDPR): the form sends nothing without the tick.
          [term ?? label, fill(text.consent, { date: dayText(wordingOf) })],
          [labels.receivedAt, stampTime(receivedAt)],
          [labels.ip, ip ?? text.ipUnknown],
          [labels.reference, reference],
        ]),
        paragraph(text.repeat),
      ],
    }),
    Metadata: { reference, side: 'team' },
  };
}
