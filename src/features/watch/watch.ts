import assert from 'node:assert/strict';
import site from '../../content/site.json' with { type: 'json' };
import { delay, HOUR } from '../../lib/time.ts';
import { sendAlert } from '../contact/endpoint/alert.ts';
import {
  type ContactConfig,
  type ContactEnv,
  faultySettings,
  isOff,
  type MeteredQueue,
  outboxOf,
  parseConfig,
} from '../contact/endpoint/config.ts';
import { createReference, digest } from '../contact/endpoint/dedupe.ts';
import {
  addressIn,
  deliveryCheck,
  formChecks,
  get,
  mailChecks,
  type Check,
  sendTestRequest,
  sentenceOf,
} from './checks.ts';

export interface WatchEnv extends ContactEnv {
  SITE_URL?: string;
  /** The address that gets a request after each run without a fault. */
  HEARTBEAT_URL?: string;
  /** The queue of the requests that were given up. */
  OUTBOX_DEAD?: MeteredQueue;
}

/** The time, in UTC, of the run that sends a test request, and of the run that asks whether it has arrived. */
const TEST_AT = '05:00';
const DELIVERED_AT = '05:30';
/** How long a kept request may wait before the watch reports it, in ms. */
const WAITING_MS = HOUR;
/** How long a run waits, in ms, before it makes a failed check again, so that a short disturbance is not reported. */
const SECOND_LOOK_MS = 20_000;

const siteOf = ({ SITE_URL = '' }: WatchEnv): URL | null => URL.parse(SITE_URL);

/** The settings of the Worker that are missing or cannot be used. Without them no other fault could be reported. */
function faultySettingsOf(env: WatchEnv): string[] {
  const { HEARTBEAT_URL = '', OUTBOX_DEAD } = env;
  const outbox = outboxOf(env);
  const isHeartbeatUsable = isOff(HEARTBEAT_URL) || /^https:\/\/[^/]/.test(HEARTBEAT_URL.trim());
  return [
    ...(siteOf(env) ? [] : ['SITE_URL']),
    ...faultySettings(env),
    ...(isHeartbeatUsable ? [] : ['HEARTBEAT_URL']),
    // An agency without an outbox has neither queue.
    ...(outbox && !OUTBOX_DEAD ? ['OUTBOX_DEAD'] : []),
    ...(OUTBOX_DEAD && !outbox ? ['OUTBOX'] : []),
  ];
}

/** Checks that a queue holds no message from before an instant, in ms. */
const queueCheck = (code: string, queue: MeteredQueue, before: number): Check => ({
  code,
  run: async () => {
    const metrics = await queue.metrics?.();
    assert(metrics, 'die Warteschlange sagt nicht, wie voll sie ist');
    const { backlogCount, oldestMessageTimestamp } = metrics;
    // If Cloudflare does not know the age of the oldest message, the message counts as old.
    const oldest = Number(oldestMessageTimestamp ?? 0);
    const since = oldest ? new Date(oldest).toISOString() : 'unbekannt';
    assert(backlogCount === 0 || oldest >= before, `${backlogCount} Anfragen, älteste ${since}`);
  },
});

/** The idempotency key of a day's test request. It gives the request its reference. Strangers can compute neither. */
function testKey(day: string, { token }: ContactConfig): string {
  const hash = digest(`watch ${day} ${token}`);
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}

const testCheck = (origin: string, key: string, config: ContactConfig): Check => ({
  code: 'test_request',
  run: async () => {
    // The last inbox is on another domain, to which a pending Postmark account cannot send.
    const email = addressIn(config.to.at(-1) ?? site.email);
    const { confirmation } = await sendTestRequest(origin, { key, email, sender: 'Wache' });
    const isExpected = config.confirmationToken !== undefined;
    // A second look helps only if another isolate answers it: the same isolate repeats its answer (decision 0006).
    assert(
      confirmation || !isExpected,
      'die Bestätigung der Testanfrage ging nicht hinaus: Entweder nimmt Postmark ' +
        'POSTMARK_CONFIRMATION_TOKEN nicht an, oder die Grenze der Bestätigungen je Stunde ist erreicht',
    );
  },
});

function checksAt(now: Date, env: WatchEnv): Check[] {
  const { OUTBOX_DEAD } = env;
  const outbox = outboxOf(env);
  const origin = siteOf(env)?.origin;
  const settings = parseConfig(env);
  const checks: Check[] = [];
  if (origin) checks.push(...formChecks(origin, outbox !== undefined));
  if (outbox) checks.push(queueCheck('outbox_waiting', outbox, now.getTime() - WAITING_MS));
  if (OUTBOX_DEAD) checks.push(queueCheck('outbox_dead', OUTBOX_DEAD, Infinity));
  if (!origin || !settings.ok) return checks;
  const { config } = settings;
  checks.push(...mailChecks(config));
  const [day = '', time = ''] = now.toISOString().split('T');
  const key = testKey(day, config);
  if (time.startsWith(TEST_AT)) checks.push(testCheck(origin, key, config));
  if (time.startsWith(DELIVERED_AT)) checks.push(deliveryCheck(createReference(key), config));
  return checks;
}

/** Makes a check, and once more if it fails. Returns the problem as `code: sentence`, or an empty text. */
async function problemOf({ code, run }: Check, secondLookMs: number): Promise<string> {
  try {
    await run().catch(async () => {
      await delay(secondLookMs);
      await run();
    });
    return '';
  } catch (error) {
    return `${code}: ${sentenceOf(error)}`;
  }
}

/**
 * Runs the watch once: posts an alert for each problem, or sends a heartbeat to `HEARTBEAT_URL`.
 *
 * @returns the problems
 */
export async function watch(
  now: Date,
  env: WatchEnv,
  secondLookMs = SECOND_LOOK_MS,
): Promise<string[]> {
  const checks = checksAt(now, env);
  const found = await Promise.all(checks.map((check) => problemOf(check, secondLookMs)));
  const faulty = faultySettingsOf(env).join(', ');
  const problems = [faulty && `setting: ${faulty}`, ...found].filter((problem) => problem !== '');
  if (problems.length === 0 && !isOff(env.HEARTBEAT_URL)) {
    const answer = await get(env.HEARTBEAT_URL?.trim() ?? '').catch(() => undefined);
    if (!answer?.ok) problems.push('heartbeat: der Monitor nimmt das Lebenszeichen nicht an');
  }
  const log = problems.length > 0 ? console.error : console.log;
  log(JSON.stringify({ event: 'watch', checks: checks.length, problems }));
  const host = siteOf(env)?.host;
  for (const reason of problems) await sendAlert({ alert: 'watch', reason, host }, env);
  return problems;
}
