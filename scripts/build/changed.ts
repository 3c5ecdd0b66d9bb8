import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES, type RouteId } from '../../src/config/routes.ts';

type Page = Exclude<RouteId, 'strategy' | 'costs' | 'socialMedia'>;

/** Files under `src/content` whose words a page shows; an article is its own file. */
const CONTENT: Record<Page, string[]> = {
  home: [
    'startseite.json',
    'leistungen.json',
    'ki-werkzeuge.json',
    'ablauf.json',
    'faq/startseite.json',
  ],
  team: ['team.json', 'teamseite.json'],
  careers: ['karriere.json', 'stellen.json', 'vorteile.json'],
  contact: ['kontakt.json', 'faq/kontakt.json'],
  tools: ['wahlkampftools.json', 'programme.json'],
  imprint: ['seiten/impressum.mdx'],
  privacy: ['seiten/datenschutz.mdx'],
};

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Whether git knows when files changed: a shallow clone takes its one commit for the change. */
function hasHistory(root: string): boolean {
  try {
    return git(root, 'rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}

/**
 * A function that says on which day the words of a page last changed, as `2026-11-21`: an article's
 * own date, or the last commit of the page's content. Undefined where nothing true can be said, so
 * that search engines are told nothing.
 */
export function changeDates(root: string): (path: string) => string | undefined {
  const known = hasHistory(root);
  const files = new Map<string, string[]>(
    (Object.keys(CONTENT) as Page[]).map((id) => [ROUTES[id].path, CONTENT[id]]),
  );
  return (path) => {
    const article = join(root, `src/content/ratgeber${path}.mdx`);
    if (existsSync(article)) {
      return /^updated: (\d{4}-\d\d-\d\d)/m.exec(readFileSync(article, 'utf8'))?.[1];
    }
    const content = files.get(path)?.map((file) => `src/content/${file}`) ?? [];
    if (!known || content.length === 0) return undefined;
    return git(root, 'log', '-1', '--format=%cs', '--', ...content) || undefined;
  };
}
