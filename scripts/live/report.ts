import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, get } from '../../src/features/watch/checks.ts';

export interface Line {
  /** `untried`: cannot be seen from here. */
  state: 'ok' | 'failed' | 'untried';
  text: string;
}

/** Returns what to add to the line, if there is something. */
type Work = () => Promise<string | undefined | void>;

/** The site that is checked, and what has been found so far. */
export interface LiveCheck {
  origin: string;
  host: string;
  isLocal: boolean;
  lines: Line[];
  /** Every page of the sitemap with its HTML, by path. */
  pages: Map<string, string>;
  check: (name: string, work: Work) => Promise<void>;
  /** What only the public address shows. */
  checkPublic: (name: string, work: Work) => Promise<void>;
  untried: (name: string, why: string) => void;
}

export async function getText(url: string): Promise<string> {
  const response = await get(url);
  assert(response.status === 200, `${url} antwortet mit ${response.status}`);
  return response.text();
}

/** The first group of each match. */
export const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

export const ROOT = join(import.meta.dirname, '../..');
export const projectFile = (name: string) => readFileSync(join(ROOT, name), 'utf8');

/** The address of the Pages project on Cloudflare. */
export function pagesAddress(): string {
  const [project] = matches(projectFile('wrangler.toml'), /^name = "(.+)"$/gm);
  return `https://${project}.pages.dev`;
}

export function startCheck(address: string): LiveCheck {
  const { origin, host, hostname } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  const lines: Line[] = [];
  const check = async (name: string, work: Work) => {
    try {
      const detail = await work();
      lines.push({ state: 'ok', text: detail ? `${name}: ${detail}` : name });
    } catch (error) {
      lines.push({ state: 'failed', text: `${name}: ${String(error)}` });
    }
  };
  const untried = (name: string, why: string) =>
    void lines.push({ state: 'untried', text: `${name}: ${why}` });
  const checkPublic = async (name: string, work: Work) => {
    if (!isLocal) return check(name, work);
    untried(name, 'nur an der öffentlichen Adresse zu sehen');
  };
  return { origin, host, isLocal, lines, pages: new Map(), check, checkPublic, untried };
}
