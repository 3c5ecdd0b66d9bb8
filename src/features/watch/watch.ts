import * as z from 'zod/mini';
import site from '../../content/site.json' with { type: 'json' };
import { sendAlert } from '../contact/alert.ts';
import { parseConfig } from '../contact/config.ts';
import { createReference, digest } from '../contact/dedupe.ts';
import { isOutboxBroken, type MeteredQueue, type OutboxEnv } from '../contact/outbox.ts';
import { type Check, deliveryCheck, formChecks, mailChecks, sendTestRequest } from './checks.ts';

export interface WatchEnv extends OutboxEnv {
  /** The public address. */
  SITE_URL?: string;
  /** Asked for after each run without a fault. */
  HEARTBEAT_URL?: string;
  /** The requests that were given up. */
  OUTBOX_DEAD?: MeteredQueue;
}

/** UTC. Half an hour later the run asks whether the request has arrived. */
const TEST_AT = '05:00';
const DELIVERED_AT = '05:30';
/** A kept request that is older makes the watch speak up in each run. */
const WAITING_MS = 60 * 60_000;
const SENDER = 'Aufsicht';

/** For a blip that is over by itself. */
const SECOND_LOOK_MS = 20_000;

const metricsSchema = z.object({
  backlogCount: z.number(),
  oldestMessageTimestamp: z.optional(z.union([z.number(), z.date()])),
});

const metricsOf = async (queue: MeteredQueue | undefined) =>
  metricsSchema.parse(await queue?.metrics?.());

const queueChecks = (env: WatchEnv, now: Date): Check[] => [
  {
    code: 'outbox_waiting',
    name: 'Im Postausgang wartet nichts seit mehr als einer Stunde',
    run: async () => {
      if (isOutboxBroken(env)) throw new Error('OUTBOX_KEY ist nicht zu gebrauchen');
      const { backlogCount, oldestMessageTimestamp: oldest = 0 } = await metricsOf(env.OUTBOX);
      const isOld = Number(oldest) > 0 && Number(oldest) < now.getTime() - WAITING_MS;
      if (backlogCount > 0 && isOld) throw new Error(`${backlogCount} Anfragen warten`);
      return undefined;
    },
  },
  {
    code: 'outbox_dead',
    name: 'Keine Anfrage ist aufgegeben',
    run: async () => {
      const { backlogCount } = await metricsOf(env.OUTBOX_DEAD);
      if (backlogCount > 0) throw new Error(`${backlogCount} Anfragen sind aufgegeben`);
      return undefined;
    },
  },
];

/** The key of a day's marked request: every run of that day can tell its reference. */
async function testKey(day: string): Promise<string> {
  const hash = await digest(`watch ${day} ${site.email}`);
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}

/** Everything that a run at this time asks. */
async function checksAt(now: Date, env: WatchEnv): Promise<Check[]> {
  const origin = URL.parse(env.SITE_URL ?? '')?.origin;
  const settings = parseConfig(env);
  const failing = (name: string): Check => ({
    code: 'setting',
    name,
    run: () => Promise.reject(new Error(name)),
  });
  if (!origin) return [failing('SITE_URL')];
  if (!settings.ok) return [failing(settings.setting)];
  const { config } = settings;
  const [day = '', time = ''] = now.toISOString().split('T');
  const key = await testKey(day);
  const checks = [...formChecks(origin), ...mailChecks(config), ...queueChecks(env, now)];
  if (time.startsWith(TEST_AT)) {
    // To the last inbox, which is on another domain: that shows a pending account, too.
    const email = /[^\s<>]+@[^\s<>]+/.exec(config.to.at(-1) ?? '')?.[0] ?? site.email;
    const run = () => sendTestRequest(origin, { key, email, sender: SENDER });
    checks.push({ code: 'test_request', name: 'Testanfrage angenommen', run });
  }
  if (time.startsWith(DELIVERED_AT)) {
    checks.push(deliveryCheck({ reference: await createReference(key) }, config));
  }
  return checks;
}

/** The faults, as `code: sentence`; asked twice before they count. */
async function problemOf({ code, run }: Check, secondLookMs: number): Promise<string | undefined> {
  for (let look = 1; ; look += 1) {
    try {
      await run();
      return undefined;
    } catch (error) {
      if (look === 2) return `${code}: ${error instanceof Error ? error.message : String(error)}`;
      await new Promise((resolve) => setTimeout(resolve, secondLookMs));
    }
  }
}

/**
 * One run of the watch: an alert for everything that is wrong, or a sign of life to `HEARTBEAT_URL`.
 *
 * @returns what is wrong
 */
export async function watch(
  now: Date,
  env: WatchEnv,
  secondLookMs = SECOND_LOOK_MS,
): Promise<string[]> {
  const checks = await checksAt(now, env);
  const looked = await Promise.all(checks.map((check) => problemOf(check, secondLookMs)));
  const problems = looked.filter((problem) => problem !== undefined);
  console[problems.length > 0 ? 'error' : 'log'](
    JSON.stringify({ event: 'watch', checks: checks.length, problems }),
  );
  const host = URL.parse(env.SITE_URL ?? '')?.host;
  for (const reason of problems) await sendAlert({ alert: 'watch', reason, host }, env, true);
  const heartbeat = URL.parse(env.HEARTBEAT_URL ?? '');
  if (problems.length === 0 && heartbeat?.protocol === 'https:') {
    const signal = AbortSignal.timeout(SECOND_LOOK_MS);
    await fetch(heartbeat.href, { signal }).catch(() => {
      console.error(JSON.stringify({ event: 'heartbeat_failed' }));
    });
  }
  return problems;
}
