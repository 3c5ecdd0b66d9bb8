import assert from 'node:assert/strict';
import { promises } from 'node:dns';
import type { LiveCheck } from './live-checks.ts';

/** The question that is asked of the DNS; a test answers it itself. */
export type Resolve = (name: string, type: 'TXT' | 'CNAME') => Promise<(string | string[])[]>;

const resolveByDns: Resolve = (name, type) =>
  type === 'TXT' ? promises.resolveTxt(name) : promises.resolveCname(name);

/**
 * The mail records in the DNS of the sender's domain, as docs/deploy.md sets them up. Postmark itself checks the DKIM
 * key before it sends.
 */
export function dnsChecks(domain: string, resolve = resolveByDns): LiveCheck[] {
  /** Checks whether one of the records has a text; a long one comes in parts. */
  const check = (name: string, pattern: RegExp, ...asked: Parameters<Resolve>[]): LiveCheck => ({
    name: `${name} von ${domain}`,
    run: async () => {
      const records = await Promise.all(
        asked.map((question) => resolve(...question).catch(() => [])),
      );
      const holds = records.flat().some((parts) => pattern.test([parts].flat().join('')));
      const names = asked.map(([record]) => `„${record}“`).join(' und ');
      assert(holds, `nichts Gültiges unter ${names}`);
    },
  });
  // DMARC of a subdomain may stand at any domain above.
  const labels = domain.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const postmark = /^pm\.mtasv\.net$|^v=spf1 .*include:spf\.mtasv\.net/;
  return [
    check('Return-Path oder SPF', postmark, [`pm-bounces.${domain}`, 'CNAME'], [domain, 'TXT']),
    check(
      'DMARC',
      /^v=DMARC1/,
      ...domains.map((each): Parameters<Resolve> => [`_dmarc.${each}`, 'TXT']),
    ),
  ];
}
