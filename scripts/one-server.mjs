/**
 * Runs before `npm start` and `npm run edit`: where one of them is running already, it says so in
 * German. Astro refuses the second one in English, with a stack trace.
 */
import { spawnSync } from 'node:child_process';

const ASTRO = 'node_modules/astro/bin/astro.mjs';

// Its first command on a machine prints Astro's note on telemetry, too, and that has an address.
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
const { stdout } = spawnSync(process.execPath, [ASTRO, 'dev', 'status'], { encoding: 'utf8', env });
const [address] = /https?:\/\/[^\s"]+/.exec(stdout) ?? [];
if (address) {
  console.error(`Die Website läuft schon, unter ${address}. Öffne diese Adresse, oder beende sie vorher:
in dem Fenster, in dem sie läuft, mit Strg+C. Findest du es nicht mehr, hilft „npx astro dev stop“.`);
  process.exitCode = 1;
}
