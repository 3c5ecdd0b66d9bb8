import { promises } from 'node:dns';

/** The questions that are asked of the DNS; a test answers them itself. */
export interface Resolver {
  resolveTxt: (name: string) => Promise<string[][]>;
  resolveCname: (name: string) => Promise<string[]>;
}

const none = (): never[] => [];
const texts = async ({ resolveTxt }: Resolver, name: string): Promise<string[]> =>
  (await resolveTxt(name).catch(none)).map((parts: string[]) => parts.join(''));

/** A domain and those above it, down to two labels: DMARC of a subdomain may stand above. */
const withParents = (domain: string): string[] => {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};

/** The mail records in the DNS of the sender's domain; a sentence for each that is missing. */
export const dnsChecks = (
  domain: string,
  selector: string | undefined,
  resolver: Resolver = promises,
): [name: string, run: (() => Promise<void>) | undefined][] => [
  [
    `Return-Path oder SPF von ${domain} nennt Postmark`,
    async () => {
      const paths: string[] = await resolver.resolveCname(`pm-bounces.${domain}`).catch(none);
      const records = await texts(resolver, domain);
      const isNamed =
        paths.includes('pm.mtasv.net') ||
        records.some((record) => /^v=spf1 .*include:spf\.mtasv\.net/.test(record));
      if (!isNamed) throw new Error('weder „pm-bounces“ noch ein SPF-Eintrag');
    },
  ],
  [
    `DMARC von ${domain}`,
    async () => {
      const records = await Promise.all(
        withParents(domain).map((name) => texts(resolver, `_dmarc.${name}`)),
      );
      if (!records.flat().some((record) => record.startsWith('v=DMARC1'))) {
        throw new Error('es gibt keinen Eintrag „_dmarc“');
      }
    },
  ],
  [
    `DKIM von ${domain}`,
    selector
      ? async () => {
          const records = await texts(resolver, `${selector}._domainkey.${domain}`);
          if (!records.some((record) => /(?:^|;)\s*p=\S/.test(record))) {
            throw new Error(`„${selector}._domainkey“ hat keinen Schlüssel`);
          }
        }
      : undefined,
  ],
];
