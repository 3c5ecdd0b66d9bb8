import { CONTACT_SETTINGS } from '../src/features/contact/endpoint/config.ts';

/** Settings of a build on a developer's machine; `check:launch` refuses them for a public deploy. */
export const DEVELOPMENT_BUILD_SETTINGS = {
  SITE_URL: 'https://stimmbezirk.example',
  CARD_TOKEN: 'vorschau',
  CARD_PASSWORD: 'wahlsonntag',
  CARD_DIRECT_ACCESS: 'on',
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The port of the local mailbox. Two checkouts that run at the same time need two ports. */
export const mailboxPort = (env: Environment): number => Number(env['MAILBOX_PORT'] || 8025);

/** The Function's settings: those of the environment that are not empty, and the local mailbox in place of Postmark. */
export const functionSettings = (env: Environment): Record<string, string> => ({
  POSTMARK_SERVER_TOKEN: 'local',
  POSTMARK_API_URL: `http://localhost:${mailboxPort(env)}`,
  ...Object.fromEntries(CONTACT_SETTINGS.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
});

/** Sets the build settings that the environment lacks to their development values. */
export function useDevelopmentSettings(env: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(DEVELOPMENT_BUILD_SETTINGS)) env[name] ||= value;
}
