import type { Fault } from '../../support/fault.ts';
import type { RequestLog } from '../../../src/features/contact/log.ts';

/** A case: the faults that one request meets, and the result. */
export interface Fate {
  /** The mail service's answers to the message to the team: in turn, the last one from then on. */
  team: (Fault | 'ok')[];
  /** The same for the message to the visitor. */
  visitor?: Fault;
}

/** One way in which the mail service fails, and all that follows from it. */
export interface FaultCase extends Fate {
  /** As `npm run endpoint` names it. */
  name: string;
  expected: {
    outcome: Exclude<RequestLog['outcome'], 'kept'>;
    /** In the log, why. */
    reason?: string;
    /** Of the team's message. */
    tries: number;
    /** Messages in the team's mailbox afterwards. */
    messages: 0 | 1;
    confirmation?: boolean;
    /** The seconds that the visitor waits; one or two where nothing else is said. */
    seconds?: number;
    alert?: RequestLog['alert'];
  };
}

const postmark = (status: number, ErrorCode: number, Message = ''): Fault => ({
  status,
  body: { ErrorCode, Message },
});

const refused = (
  name: string,
  fault: Fault,
  reason: string,
  more: Pick<FaultCase['expected'], 'alert'> = {},
): FaultCase => ({
  name,
  team: [fault],
  expected: { outcome: 'not_sent', reason, tries: 1, messages: 0, ...more },
});

const unknown = (
  name: string,
  fault: Fault,
  reason: string,
  more: Partial<FaultCase['expected']> = {},
): FaultCase => ({
  name,
  team: [fault],
  expected: { outcome: 'unconfirmed', reason, tries: 1, messages: 0, ...more },
});

const overcome = (name: string, team: FaultCase['team'], seconds?: number): FaultCase => ({
  name,
  team: [...team, 'ok'],
  expected: {
    outcome: 'sent',
    tries: team.length + 1,
    messages: 1,
    confirmation: true,
    ...(seconds && { seconds }),
  },
});

const DEADLINE = 10;
const timedOut = { seconds: DEADLINE };

export const FAULTS: FaultCase[] = [
  {
    name: 'none',
    team: ['ok'],
    expected: { outcome: 'sent', tries: 1, messages: 1, confirmation: true },
  },
  overcome('429 once, without `retry-after`', [{ status: 429 }]),
  overcome('429 once, `retry-after: 2`', [{ status: 429, headers: { 'retry-after': '2' } }], 2),
  {
    name: '429 each time, `retry-after: 60`, longer than anybody waits',
    team: [{ status: 429, headers: { 'retry-after': '60' } }],
    expected: { outcome: 'not_sent', reason: 'http_429', tries: 3, messages: 0 },
  },
  overcome('502, then 503', [{ status: 502 }, { status: 503 }]),
  {
    name: '503 each time',
    team: [{ status: 503 }],
    expected: { outcome: 'not_sent', reason: 'http_503', tries: 3, messages: 0 },
  },
  unknown('504: it may have been accepted behind the gateway', { status: 504 }, 'http_504'),
  refused('401, wrong token', postmark(401, 10), 'postmark_10'),
  {
    name: '422/300 for the reply address: sent without it',
    team: [postmark(422, 300), 'ok'],
    expected: { outcome: 'sent', tries: 2, messages: 1, confirmation: false },
  },
  {
    name: '422/300, invalid message, also without the reply address',
    team: [postmark(422, 300)],
    expected: { outcome: 'not_sent', reason: 'postmark_300', tries: 2, messages: 0 },
  },
  refused('422/400, sender unknown', postmark(422, 400), 'postmark_400'),
  refused('422/406, the team’s inbox is inactive', postmark(422, 406), 'postmark_406', {
    alert: 'inactive_recipient',
  }),
  refused('422 without a reason', { status: 422, body: '<h1>No</h1>' }, 'http_422'),
  refused('200 with an error code in it', postmark(200, 406), 'postmark_406', {
    alert: 'inactive_recipient',
  }),
  refused(
    'a redirect to another host: not followed, the token stays here',
    { status: 302, headers: { location: 'https://elsewhere.invalid/' } },
    'redirect',
  ),
  unknown('200, no body', { status: 200 }, 'answer_unreadable'),
  unknown('200, a page of HTML', { status: 200, body: '<!doctype html>' }, 'answer_unreadable'),
  unknown(
    '200, a batch answer in which one of two messages failed',
    { status: 200, body: [{ ErrorCode: 0, MessageID: 'a' }, { ErrorCode: 406 }] },
    'answer_unreadable',
  ),
  unknown('no connection, or it breaks before an answer', { mode: 'reset' }, 'network'),
  unknown('the same, and the message was accepted', { mode: 'reset', accepted: true }, 'network', {
    messages: 1,
  }),
  unknown('the connection breaks in the middle of the answer', { mode: 'cut' }, 'answer_broken'),
  unknown(
    'the same, and the message was accepted',
    { mode: 'cut', accepted: true },
    'answer_broken',
    { messages: 1 },
  ),
  unknown('no answer', { mode: 'hang' }, 'timeout', timedOut),
  unknown('one byte a second', { mode: 'drip' }, 'timeout', timedOut),
  unknown(
    'a good answer, but only after the deadline',
    { lateMs: 11_000, accepted: true },
    'timeout',
    { ...timedOut, messages: 1 },
  ),
  {
    name: 'only the visitor’s message is refused (422/406)',
    team: ['ok'],
    visitor: postmark(422, 406),
    expected: { outcome: 'sent', tries: 1, messages: 1, confirmation: false },
  },
  {
    name: 'only the visitor’s message fails (503): one try',
    team: ['ok'],
    visitor: { status: 503 },
    expected: { outcome: 'sent', tries: 1, messages: 1, confirmation: false },
  },
];
