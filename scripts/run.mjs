/**
 * The one entry of all npm scripts: `node scripts/run.mjs <command> [arguments]`.
 * Plain JavaScript without dependencies, because it is what runs before anything is installed, and
 * on whichever Node the machine has (20 or newer). Everything after the setup runs on Node 24.
 */
import { exitCode, ROOT, run, TOOLS } from './setup/child.mjs';
import { nodeEnvironment, resolveNode, settingsOption } from './setup/node.mjs';
import { ensurePackages } from './setup/packages.mjs';

const SETTINGS = settingsOption(ROOT);

/** @type {Record<string, { about: string, steps: (args: string[]) => string[][] }>} */
const COMMANDS = {
  start: {
    about: 'the site at http://localhost:4321 and the local mailbox at http://localhost:8025',
    steps: (args) => [[...SETTINGS, TOOLS.astro, 'dev', ...args]],
  },
  build: {
    about: 'the static site in dist/',
    steps: (args) => [[...SETTINGS, TOOLS.astro, 'build', ...args]],
  },
  preview: {
    about: 'dist/ and the Function in workerd at http://localhost:8788, with the mailbox',
    steps: (args) => [['scripts/preview.ts', ...args]],
  },
  test: {
    about:
      'all checks, or single ones: npm test -- types lint format unit build deploy function e2e',
    steps: (args) => [['scripts/test.ts', ...args]],
  },
  bench: {
    about: 'bytes, paints and scores of every page; --scale 10 100 1000 for the build',
    steps: (args) => [['scripts/bench.ts', ...args]],
  },
  'new:ratgeber': {
    about: 'a new advice article, as a draft: npm run new:ratgeber -- "Titel"',
    steps: (args) => [['scripts/new-article.ts', ...args]],
  },
  'bench:endpoint': {
    about:
      'the contact endpoint under load and 10,000 requests with random faults, on this machine',
    steps: (args) => [['scripts/bench-endpoint.ts', ...args]],
  },
  fonts: {
    about: 'the font, cut to what German pages need (src/assets/fonts)',
    steps: () => [['scripts/make-font.ts']],
  },
  licences: {
    about: 'the notices of all packages that are delivered (public/licences/third-party.txt)',
    steps: () => [['scripts/make-licences.ts']],
  },
  screens: {
    about: 'the pictures of the three programs, drawn in scripts/screens (src/assets/screens)',
    steps: () => [['scripts/make-screens.ts']],
  },
  video: {
    about: 'the short video of the home page, filmed from scripts/video (src/assets/video)',
    steps: () => [['scripts/make-video.ts']],
  },
  'check:launch': {
    about:
      'what still stands between this checkout and a public deploy; -- --online opens every link',
    steps: (args) => [['scripts/check-launch.ts', ...args]],
  },
  staged: {
    about: 'format, lint, types and articles of what is about to be committed (the git hook)',
    steps: () => [['scripts/staged.ts']],
  },
  deploy: {
    about: 'check:launch, all tests, a fresh build, then wrangler pages deploy',
    // The tests build with their own settings, so what is deployed is built again after them.
    steps: (args) => [
      ['scripts/check-launch.ts'],
      ['scripts/test.ts'],
      [...SETTINGS, TOOLS.astro, 'build'],
      [TOOLS.wrangler, 'pages', 'deploy', ...args],
    ],
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

if (!command) {
  console.error(name ? `Unknown command "${name}". Commands:` : 'Commands:');
  for (const [key, { about }] of Object.entries(COMMANDS)) {
    console.error(`  ${key.padEnd(14)} ${about}`);
  }
  process.exit(1);
}

try {
  await ensurePackages(ROOT);
  const node = await resolveNode(ROOT);
  const env = nodeEnvironment(ROOT, node.path, process.env);
  for (const step of command.steps(args)) {
    const code = exitCode(await run(node.path, step, { env }));
    if (code !== 0) process.exit(code);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
