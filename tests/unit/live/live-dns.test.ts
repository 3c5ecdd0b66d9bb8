import { expect, test } from 'vitest';
import { dnsChecks, type Resolve } from '../../../scripts/live/dns.ts';

const RECORDS: Record<string, string> = {
  'pm-bounces.post.nord.de': 'pm.mtasv.net',
  '_dmarc.nord.de': 'v=DMARC1; p=none',
};

/** A DNS with these records; a long text comes in parts. */
const dns =
  (records: Record<string, string>): Resolve =>
  (name, type) => {
    const record = records[name];
    if (record === undefined) return Promise.reject(new Error('ENOTFOUND'));
    return Promise.resolve([type === 'TXT' ? record.split(/(?<=^.{6})/) : record]);
  };

async function failing(records: Record<string, string>): Promise<string[]> {
  const failed = dnsChecks('post.nord.de', dns(records)).map(({ name, run }) =>
    run().then(
      () => [],
      () => [name],
    ),
  );
  return (await Promise.all(failed)).flat();
}

test('a domain as docs/deploy.md sets it up holds, also with an SPF record for the Return-Path', async () => {
  expect(await failing(RECORDS)).toEqual([]);
  const { [`pm-bounces.post.nord.de`]: _, ...rest } = RECORDS;
  const spf = { ...rest, 'post.nord.de': 'v=spf1 include:spf.mtasv.net ~all' };
  expect(await failing(spf)).toEqual([]);
});

test.each([
  ['pm-bounces.post.nord.de', 'mail.anders.example', 'SPF'],
  ['_dmarc.nord.de', 'v=DMARC', 'DMARC'],
])('without %s, and with "%s" there, %s fails', async (name, wrong, check) => {
  const { [name]: _, ...rest } = RECORDS;
  expect(await failing(rest)).toEqual([expect.stringContaining(check)]);
  expect(await failing({ ...rest, [name]: wrong })).toEqual([expect.stringContaining(check)]);
});
