/** Set by `servers.ts` before the tests start; every run takes free ports. */
const address = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run \`npx playwright test\``);
  return value;
};

/** The mailbox of the test run. */
export const mailbox = (): string => address('TEST_MAILBOX');

/** The built site with a mail service that cannot be reached. */
export const brokenSite = (): string => address('TEST_BROKEN_SITE');
