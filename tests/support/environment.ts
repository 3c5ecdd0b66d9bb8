/** The variables that Vitest sets for its own processes; Astro would take them for the state of a build. */
const VITEST_OWN = ['VITEST', 'DEV', 'PROD', 'MODE', 'SSR', 'BASE_URL', 'TEST', 'NODE_ENV'];

/** The environment of the programs that tests start. */
export const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !VITEST_OWN.includes(name))),
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
});
