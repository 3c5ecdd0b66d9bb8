import { CONTACT_SETTINGS } from '../src/features/contact/config.ts';

/** Settings of a build on a developer's machine; `check:launch` refuses them for a public deploy. */
export const DEVELOPMENT_BUILD_SETTINGS: Record<
  'SITE_URL' | 'CARD_TOKEN' | 'CARD_PASSWORD' | 'CARD_DIRECT_ACCESS',
  string
> = {
  SITE_URL: 'https://stimmbezirk.example',
  CARD_TOKEN: 'vorschau',
  CARD_PASSWORD: 'wahlsonntag',
  CARD_DIRECT_ACCESS: 'on',
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The port of the local mailbox; another port lets two checkouts run side by side. */
export const mailboxPort = (env: Environment): number => Number(env['MAILBOX_PORT'] || 8025);

/** The settings that let the Function run without an account. */
export const functionDefaults = (env: Environment): Record<string, string> => ({
  POSTMARK_SERVER_TOKEN: 'local',
  POSTMARK_API_URL: `http://localhost:${mailboxPort(env)}`,
});

/** The Function's settings that the environment names; an empty value counts as not set. */
export function functionSettings(env: Environment): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const name of CONTACT_SETTINGS) {
    const value = env[name];
    if (value) settings[name] = value;
  }
  return settings;
}

/** Sets the development values of a build where the environment has none. */
export function useDevelopmentSettings(env: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(DEVELOPMENT_BUILD_SETTINGS)) env[name] ||= value;
}
