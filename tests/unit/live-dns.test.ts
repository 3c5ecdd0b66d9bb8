import { expect, test } from 'vitest';
import { dnsChecks, type Resolver } from '../../scripts/live/dns.ts';

const SELECTOR = '20261123pm';
const RECORDS: Record<string, string> = {
  'pm-bounces.post.nord.de': 'pm.mtasv.net',
  '_dmarc.nord.de': 'v=DMARC1; p=none',
  [`${SELECTOR}._domainkey.post.nord.de`]: 'k=rsa; p=MIGf',
};

/** A DNS with these records; a long text comes in parts. */
function dns(records: Record<string, string>): Resolver {
  const find = (name: string) =>
    records[name] === undefined ? Promise.reject(new Error('ENOTFOUND')) : records[name];
  return {
    resolveTxt: async (name) => [(await find(name)).split(/(?<=^.{6})/)],
    resolveCname: async (name) => [await find(name)],
  };
}

async function failing(records: Record<string, string>, selector?: string): Promise<string[]> {
  const failed = dnsChecks('post.nord.de', selector, dns(records)).map(async ([name, run]) =>
    run?.().then(
      () => [],
      () => [name],
    ),
  );
  return (await Promise.all(failed)).flatMap((names) => names ?? []);
}

test('a domain as docs/deploy.md sets it up holds', async () => {
  expect(await failing(RECORDS, SELECTOR)).toEqual([]);
});

test('an SPF record does in place of the Return-Path', async () => {
  const { [`pm-bounces.post.nord.de`]: _, ...rest } = RECORDS;
  expect(await failing(rest, SELECTOR)).toEqual([expect.stringContaining('SPF')]);
  const spf = { ...rest, 'post.nord.de': 'v=spf1 include:spf.mtasv.net ~all' };
  expect(await failing(spf, SELECTOR)).toEqual([]);
});

test.each([
  ['_dmarc.nord.de', 'DMARC'],
  [`${SELECTOR}._domainkey.post.nord.de`, 'DKIM'],
])('without %s %s fails', async (name, check) => {
  const { [name]: _, ...rest } = RECORDS;
  expect(await failing(rest, SELECTOR)).toEqual([expect.stringContaining(check)]);
});

test('without its selector DKIM cannot be asked', () => {
  const untried = dnsChecks('nord.de', undefined, dns({})).filter(([, run]) => !run);
  expect(untried.map(([name]) => name)).toEqual(['DKIM von nord.de']);
});
