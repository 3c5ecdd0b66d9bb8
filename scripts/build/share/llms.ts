import type { PageWords } from './page.ts';

/** `llms.txt` (llmstxt.org): what the site is and which pages it has, for programs that read. */
export function llmsText(pages: readonly PageWords[]): string {
  const home = pages.find(({ url }) => new URL(url).pathname === '/');
  const list = pages
    .filter((page) => page !== home)
    .map(({ title, url, description }) => `- [${title}](${url}): ${description}`);
  return [
    `# ${home?.brand ?? ''}`,
    '',
    `> ${home?.description ?? ''}`,
    '',
    '## Seiten',
    '',
    ...list,
    '',
  ].join('\n');
}
