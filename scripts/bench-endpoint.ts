/**
 * A load test of the contact endpoint on this machine, next to an empty Function in the same workerd:
 * `npm run bench:endpoint -- --requests 1000 --seed 7`. Afterwards the mailbox is held against the
 * answers; ends with 1 where they disagree.
 */
import { parseArgs } from 'node:util';
import { startSite } from '../tests/support/site.ts';
import type { Answer } from './bench/client.ts';
import { faultyLoad, plainLoad } from './bench/load.ts';
import { measure, measureHead, measureLine } from './bench/measure.ts';
import { benchProject } from './bench/project.ts';
import { reconcile } from './bench/reconcile.ts';
import { startMailbox } from './mailbox/server.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    concurrency: { type: 'string', default: '16' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const requests = Number(values.requests);
const concurrency = Number(values.concurrency);
const seed = Number(values.seed);
/** Enough for the percentiles. */
const MEASURED = Math.min(1_000, requests);

const project = benchProject();
process.once('exit', project.remove);
// What has to end with us ends in `exit`, which a signal alone does not bring about.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const load = faultyLoad(requests, seed);
let faulty = false;
const mailbox = await startMailbox({
  port: 0,
  respond: (message) => (faulty ? load.respond(message) : undefined),
});
const site = await startSite(
  {
    POSTMARK_SERVER_TOKEN: 'local',
    POSTMARK_API_URL: mailbox.url.replace('localhost', '127.0.0.1'),
    CONTACT_TO: 'team@agentur.example',
    CONTACT_FROM: 'website@agentur.example',
  },
  { project: project.folder },
);

try {
  const endpoint = `${site.url}/api/send-contact-email`;
  const run = (url: string, count: number): Promise<Answer[]> =>
    plainLoad({ url, requests: count, concurrency });
  const empty = `${site.url}/api/empty`;
  for (const url of [empty, endpoint]) await run(url, 200);

  console.log(`${requests} requests, ${concurrency} at a time, seed ${seed}\n`);
  console.log(measureHead);
  const report = async (name: string, work: () => Promise<Answer[]>) =>
    console.log(measureLine(name, await measure(site.group, work)));
  await report('empty Function', () => run(empty, MEASURED));
  await report('endpoint, no faults', () => run(endpoint, MEASURED));

  await mailbox.clear();
  faulty = true;
  const sent = await (async () => {
    let all: Awaited<ReturnType<typeof load.run>> = [];
    await report('endpoint, random faults', async () => {
      all = await load.run({ url: endpoint, concurrency });
      return all.flatMap(({ answers }) => answers);
    });
    return all;
  })();

  const team = (await mailbox.messages()).filter(({ To }) => To.startsWith('team@'));
  const { outcomes, contradictions, doubles } = reconcile(sent, team, load.tries);
  console.log(`\nRequests by outcome: ${JSON.stringify(outcomes)}`);
  const broken = sent.flatMap(({ answers }) => answers).reduce((sum, one) => sum + one.broken, 0);
  console.log(`Messages to the team: ${team.length}`);
  console.log(`Connections lost by the dev server: ${broken}, doubles after that: ${doubles}`);
  for (const contradiction of contradictions.slice(0, 20)) console.log(`  ${contradiction}`);
  console.log(
    contradictions.length === 0
      ? 'Reconciled: every 200 has exactly one message, every failure none.'
      : `Not reconciled: ${contradictions.length} contradictions.`,
  );
  process.exitCode = contradictions.length === 0 ? 0 : 1;
} finally {
  await site.stop();
  await mailbox.close();
}
