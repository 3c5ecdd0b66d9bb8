import words from '../../content/mail.json' with { type: 'json' };
import type { Mail } from './delivery.ts';
import type { MailContext } from './mail-context.ts';
import { type Block, renderHtml, renderText } from './mail-layout.ts';
import { CAMPAIGN_TYPE_LABELS } from './messages.ts';
import type { ContactRequest } from './schema.ts';
import { fill } from './template.ts';

const { labels, ...text } = words.team;
const SUBJECT_MAX = 150;

const berlinTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A name as a subject may carry it: nothing that could be markup, an address or a header. */
function subjectName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{N} -]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return [...plain].slice(0, 60).join('').trim();
}

function subjectLine(request: ContactRequest, reference: string): string {
  const campaignType = CAMPAIGN_TYPE_LABELS[request.campaign_type];
  const start = fill(text.subject, { campaignType, reference });
  return [start, subjectName(request.name)].filter(Boolean).join(' · ').slice(0, SUBJECT_MAX);
}

function callBack({ prefer_phone, phone }: ContactRequest): Block[] {
  if (!prefer_phone) return [];
  return [
    { kind: 'callout', text: phone ? fill(text.callBack, { phone }) : text.callBackWithoutNumber },
  ];
}

/** The request as the team reads it; an answer goes to the visitor. */
export function teamMail(request: ContactRequest, context: MailContext): Mail {
  const { reference, receivedAt, ip, to, from } = context;
  const subject = subjectLine(request, reference);
  const fields = [
    [labels.name, request.name],
    [labels.email, request.email],
    [labels.phone, request.phone ?? text.notGiven],
    [labels.organization, request.organization ?? text.notGiven],
    [labels.campaignType, CAMPAIGN_TYPE_LABELS[request.campaign_type]],
    [labels.preferPhone, request.prefer_phone ? text.yes : text.no],
    [labels.receivedAt, berlinTime.format(receivedAt)],
    [labels.ip, ip ?? text.ipUnknown],
    [labels.reference, reference],
  ] as const;
  const blocks: Block[] = [
    { kind: 'heading', text: text.heading },
    ...callBack(request),
    { kind: 'fields', fields },
    { kind: 'paragraph', text: text.reply },
    // Last, so that no line of it can pass for one of the lines above.
    { kind: 'paragraph', text: `${labels.message}:` },
    { kind: 'quote', text: request.message },
  ];
  return {
    from,
    to,
    replyTo: request.email,
    subject,
    text: renderText(blocks),
    html: renderHtml(subject, blocks),
    headers: {},
  };
}
