import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export type Settings = Record<string, string>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Where the local mailbox listens, and so where a local Function sends its mail. */
export const MAILBOX_PORT = 8025;

/** What the Function reads at run time; CONTACT_* fall back to `src/content/site.json` by themselves. */
const RUNTIME_SETTINGS = [
  'POSTMARK_SERVER_TOKEN',
  'POSTMARK_API_URL',
  'CONTACT_TO',
  'CONTACT_FROM',
] as const;

const LOCAL_DEFAULTS: Settings = {
  POSTMARK_SERVER_TOKEN: 'local',
  POSTMARK_API_URL: `http://localhost:${MAILBOX_PORT}`,
};

/** Documented in `.dev.vars.example`; `check:launch` refuses them for a public deploy. */
export const DEVELOPMENT_BUILD_SETTINGS: Settings = {
  SITE_URL: 'https://stimmbezirk.example',
  CARD_TOKEN: 'vorschau',
  CARD_PASSWORD: 'wahlsonntag',
};

/** What a build reads. */
const BUILD_SETTINGS = ['SITE_URL', 'CARD_TOKEN', 'CARD_PASSWORD', 'CARD_DIRECT_ACCESS'] as const;

/**
 * A build's settings on a developer's machine, where the gated card is always there. In the order
 * of `localSettings`.
 */
export function localBuildSettings(env: Environment, devVars: Environment): Settings {
  const settings: Settings = {};
  for (const name of BUILD_SETTINGS) {
    const value = env[name] || devVars[name] || DEVELOPMENT_BUILD_SETTINGS[name];
    if (value) settings[name] = value;
  }
  return settings;
}

const OPEN_CARD = '-direct-access.html';

/**
 * Whether a built site has the gated card of everybody who has an open one: a build without settings
 * leaves them out, and on a developer's machine they are always there.
 *
 * @param folder of the built site
 */
export function hasGatedCards(folder: string): boolean {
  const files = globSync('*.html', { cwd: folder });
  const open = files.filter((file) => file.endsWith(OPEN_CARD));
  const owners = open.map((file) => file.slice(0, -OPEN_CARD.length));
  // A name may begin with another: "anna-lena-q8m2.html" is none of anna's.
  const ownerOf = (file: string) =>
    owners.filter((owner) => file.startsWith(`${owner}-`)).sort((a, b) => b.length - a.length)[0];
  const gated = new Set(files.filter((file) => !open.includes(file)).map(ownerOf));
  return owners.every((owner) => gated.has(owner));
}

/**
 * The Function's settings on a developer's machine: the process environment wins over `.dev.vars`,
 * which wins over the defaults that need no account. An empty value counts as not set.
 */
export function localSettings(env: Environment, devVars: Environment): Settings {
  const settings: Settings = {};
  for (const name of RUNTIME_SETTINGS) {
    const value = env[name] || devVars[name] || LOCAL_DEFAULTS[name];
    if (value) settings[name] = value;
  }
  return settings;
}

/** What stands in `.dev.vars`; nothing when there is no such file. */
export function readDevVars(path: string): Environment {
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}

/**
 * The environment of a test run: a developer's own settings must neither reach the tests nor turn
 * them red.
 */
export function testEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const rest = { ...env };
  for (const name of [...RUNTIME_SETTINGS, ...BUILD_SETTINGS]) delete rest[name];
  return { ...rest, ...DEVELOPMENT_BUILD_SETTINGS };
}
