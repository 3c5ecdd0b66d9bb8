import { expect, test } from 'vitest';
import { dnsChecks, type Resolve } from '../../../scripts/live-dns.ts';

const RECORDS: Record<string, string> = {
  'pm-bounces.post.nord.co.at': 'pm.mtasv.net',
  '_dmarc.nord.co.at': 'v=DMARC1; p=none',
};

/** A DNS with these records; a long text comes in parts. */
const dns =
  (records: Record<string, string>): Resolve =>
  (name, type) => {
    const record = records[name];
    if (!record) return Promise.reject(new Error('ENOTFOUND'));
    return Promise.resolve([type === 'TXT' ? record.split(/(?<=^.{6})/) : record]);
  };

/** The names of the checks that fail. */
async function failing(records: Record<string, string>): Promise<string[]> {
  const checks = dnsChecks('post.nord.co.at', dns(records));
  const results = await Promise.allSettled(checks.map(({ run }) => run()));
  return checks.map(({ name }) => name).filter((_, index) => results[index]?.status === 'rejected');
}

const SPF = { 'post.nord.co.at': 'v=spf1 include:spf.mtasv.net ~all' };
test.each<[string, Record<string, string>, failed: RegExp[]]>([
  ['as docs/deploy.md sets it up', {}, []],
  ['with SPF for the Return-Path', { 'pm-bounces.post.nord.co.at': '', ...SPF }, []],
  ['with another Return-Path', { 'pm-bounces.post.nord.co.at': 'mail.anders.example' }, [/SPF/]],
  ['without Return-Path and SPF', { 'pm-bounces.post.nord.co.at': '' }, [/SPF/]],
  ['with half a DMARC', { '_dmarc.nord.co.at': 'v=DMARC' }, [/^DMARC/]],
  ['without DMARC', { '_dmarc.nord.co.at': '' }, [/^DMARC/]],
])('`check:live` names each fault of a domain %s', async (_, changed, failed) => {
  const names = await failing({ ...RECORDS, ...changed });
  expect(names).toEqual(failed.map((name) => expect.stringMatching(name)));
});
