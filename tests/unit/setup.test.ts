import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  DEVELOPMENT_BUILD_SETTINGS,
  localBuildSettings,
  localSettings,
  testEnvironment,
} from '../../scripts/settings.ts';
import { exitCode, ROOT, run } from '../../scripts/setup/child.mjs';
import { isNewEnough, nodeEnvironment } from '../../scripts/setup/node.mjs';
import { lockFits, packagesMatch, packagesState, stampOf } from '../../scripts/setup/packages.mjs';
import { selectSteps } from '../../scripts/test/steps.ts';
import {
  closingLine,
  countPlaywright,
  countVitest,
  isGreen,
  total,
} from '../../scripts/test/summary.ts';

describe('packages', () => {
  let root: string;
  const lock = JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'packages-'));
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'package-lock.json'), lock);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const record = (text: string) =>
    writeFileSync(join(root, 'node_modules/.package-lock.json'), text);
  const stamp = (text: string) => writeFileSync(join(root, 'node_modules/.stamp'), text);

  test('are stale without a finished install, whatever the stamp says', () => {
    stamp(stampOf(lock));
    expect(packagesState(root)).toBe('stale');
  });

  test('are known by the stamp of the lockfile they were installed from', () => {
    record('{ "packages": {} }');
    stamp(stampOf(lock));
    expect(packagesState(root)).toBe('stamped');
  });

  test('are stale once the lockfile asks for something else', () => {
    record(lock.replace('1.0.0', '0.9.0'));
    stamp(stampOf('an older lockfile'));
    expect(packagesState(root)).toBe('stale');
  });

  test('need no second install after one by hand', () => {
    record(lock);
    expect(packagesState(root)).toBe('matching');
  });

  test('match although optional ones of other systems are missing', () => {
    const wanted = { packages: { 'node_modules/for-mac': { version: '1.0.0', optional: true } } };
    expect(packagesMatch(wanted, { packages: {} })).toBe(true);
  });
});

test('a lockfile of another package.json is noticed', () => {
  const lock = { packages: { '': { dependencies: { a: '1.0.0' } } } };
  expect(lockFits({ dependencies: { a: '1.0.0' } }, lock)).toBe(true);
  expect(lockFits({ dependencies: { a: '1.1.0' } }, lock)).toBe(false);
  expect(lockFits({ dependencies: { a: '1.0.0' }, devDependencies: { b: '1' } }, lock)).toBe(false);
});

describe('Node', () => {
  test.each([
    ['v20.20.2', false],
    ['v22.18.0', false],
    ['v22.19.0', true],
    ['v24.0.0', true],
  ])('%s is new enough: %s', (version, expected) => {
    expect(isNewEnough(version)).toBe(expected);
  });

  test('comes first in the path of every child', () => {
    const { PATH } = nodeEnvironment('/project', '/node/bin/node', { PATH: '/usr/bin' });
    expect(PATH).toBe(
      ['/node/bin', join('/project', 'node_modules/.bin'), '/usr/bin'].join(delimiter),
    );
  });

  test('lets a set variable win over the quiet defaults', () => {
    const env = nodeEnvironment('/project', '/node', { ASTRO_TELEMETRY_DISABLED: '0' });
    expect(env).toMatchObject({ ASTRO_TELEMETRY_DISABLED: '0', WRANGLER_SEND_METRICS: 'false' });
  });
});

describe('a child process', () => {
  test('hands its exit code on', async () => {
    expect(exitCode(await run(process.execPath, ['-e', 'process.exit(7)']))).toBe(7);
  });

  test('ends with the code of the signal when its time is up', async () => {
    const sleep = ['-e', 'setTimeout(() => {}, 60000)'];
    expect(exitCode(await run(process.execPath, sleep, { seconds: 0.2 }))).toBe(143);
  });
});

describe('local settings', () => {
  test('need no account', () => {
    expect(localSettings({}, {})).toEqual({
      POSTMARK_SERVER_TOKEN: 'local',
      POSTMARK_API_URL: 'http://localhost:8025',
    });
  });

  test('come from the environment before .dev.vars before the defaults', () => {
    const devVars = { POSTMARK_SERVER_TOKEN: 'file', CONTACT_TO: 'file@a.example' };
    const settings = localSettings({ CONTACT_TO: 'env@a.example' }, devVars);
    expect(settings).toMatchObject({ POSTMARK_SERVER_TOKEN: 'file', CONTACT_TO: 'env@a.example' });
  });

  test('take an empty value as not set', () => {
    expect(localSettings({ POSTMARK_SERVER_TOKEN: '' }, {})['POSTMARK_SERVER_TOKEN']).toBe('local');
  });

  test('hold nothing that the Function does not read', () => {
    expect(localSettings({ HOME: '/home' }, { CARD_TOKEN: 'x' })).not.toHaveProperty('HOME');
  });

  test('of a build have the gated card, unless somebody says otherwise', () => {
    expect(localBuildSettings({}, {})).toEqual(DEVELOPMENT_BUILD_SETTINGS);
    const devVars = { CARD_TOKEN: 'file', CARD_PASSWORD: 'file' };
    const settings = localBuildSettings({ CARD_TOKEN: 'env', CARD_DIRECT_ACCESS: 'off' }, devVars);
    expect(settings).toMatchObject({ CARD_TOKEN: 'env', CARD_PASSWORD: 'file' });
    expect(settings['CARD_DIRECT_ACCESS']).toBe('off');
  });

  test('of a developer do not reach the tests', () => {
    const own = { CONTACT_TO: 'me@a.example', CARD_TOKEN: 'mine', CARD_DIRECT_ACCESS: 'off' };
    const env = testEnvironment({ PATH: '/bin', ...own });
    expect(env).toEqual({ PATH: '/bin', ...DEVELOPMENT_BUILD_SETTINGS });
  });

  test('are each documented in .dev.vars.example, with the development values', () => {
    const example = readFileSync(join(ROOT, '.dev.vars.example'), 'utf8');
    expect(parseEnv(example)).toEqual(DEVELOPMENT_BUILD_SETTINGS);
    for (const name of Object.keys(localSettings({ CONTACT_TO: 'a', CONTACT_FROM: 'b' }, {}))) {
      expect(example).toMatch(new RegExp(`^# ${name}=`, 'm'));
    }
    expect(example).toMatch(/^# CARD_DIRECT_ACCESS=/m);
  });
});

describe('the closing lines', () => {
  const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };

  test('count what Vitest reports', () => {
    const counts = countVitest({ ...vitest, testResults: [] });
    expect(closingLine('Vitest', counts)).toBe('Vitest: 3 passed, 1 failed, 2 skipped');
  });

  test('count a test file that does not load as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(countVitest({ ...vitest, testResults: [broken] }).failed).toBe(2);
  });

  test('count a flaky browser test as passed and an error outside tests as failed', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 };
    const counts = countPlaywright({ stats, errors: ['no config'] });
    expect(closingLine('Playwright', counts)).toBe('Playwright: 6 passed, 1 failed');
  });

  test('add up to a total', () => {
    const counts = { passed: 2, failed: 1, skipped: 4 };
    expect(closingLine('Total', total([counts, counts]))).toBe('Total: 4 passed, 2 failed');
  });

  test('are not green when nothing ran', () => {
    expect(isGreen({ passed: 0, failed: 0, skipped: 3 })).toBe(false);
  });
});

describe('the steps', () => {
  const names = (asked: string[], isBuilt: boolean) =>
    selectSteps(asked, isBuilt).map(({ name }) => name);

  test('all run in order when none is named', () => {
    expect(names([], true)).toEqual([
      'types',
      'lint',
      'format',
      'unit',
      'build',
      'deploy',
      'function',
      'e2e',
    ]);
  });

  test('bring the build along where it is needed and missing', () => {
    expect(names(['e2e'], false)).toEqual(['build', 'e2e']);
    expect(names(['e2e'], true)).toEqual(['e2e']);
  });

  test('with an unknown name are refused', () => {
    expect(() => selectSteps(['units'], true)).toThrow('No such step: units. Steps: types, lint');
  });
});
