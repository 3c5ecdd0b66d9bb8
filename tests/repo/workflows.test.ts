import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Job {
  if?: string;
  environment?: { name: string };
  steps: { uses?: string; run?: string; env?: Record<string, string> }[];
}
const TEXTS = globSync('.github/workflows/*').map((file) => readFileSync(file, 'utf8'));
const JOBS = TEXTS.flatMap((text) => Object.values((parse(text) as { jobs: Job[] }).jobs));

test('a workflow may read the repository, and uses the host’s own actions by their commit', () => {
  for (const text of TEXTS) {
    expect(parse(text)).toMatchObject({ permissions: { contents: 'read' } });
    for (const [, action] of text.matchAll(/uses: (.+)/g))
      expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test('secrets are those of an environment, and never given to a fork or a bot', () => {
  const withSecrets = JOBS.filter((job) => JSON.stringify(job).includes('secrets.'));
  const conditions = Object.fromEntries(
    withSecrets.map(({ environment, if: condition = '' }) => [environment?.name, condition]),
  );
  expect(conditions).toEqual({
    production: expect.stringContaining(
      "event_name != 'pull_request' && github.ref == 'refs/heads/main'",
    ),
    preview: expect.stringMatching(
      /head\.repo\.full_name == github\.repository.*user\.type != 'Bot'.*!startsWith\(github\.head_ref, 'renovate\/'\)/s,
    ),
  });
});

test('Cloudflare’s token is given to wrangler and to what asks it, never to a build', () => {
  const trusted = JOBS.flatMap(({ steps }) => steps)
    .filter(({ env = {} }) => 'CLOUDFLARE_API_TOKEN' in env)
    .map(({ run = '' }) => run.split('\n').find((line) => /^npm|^npx/.test(line)) ?? run);
  expect(trusted.sort()).toEqual([
    'npm run check:launch',
    'npm run upload:outbox',
    'npx wrangler pages deploy --branch main',
    'npx wrangler pages deploy --branch pr-${{ github.event.number }}',
  ]);
});
