import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.looseObject({
      if: z.string().default(''),
      environment: z.object({ name: z.string() }).optional(),
      steps: z.array(
        z.looseObject({
          uses: z.string().optional(),
          run: z.string().default(''),
          env: z.record(z.string(), z.string()).default({}),
        }),
      ),
    }),
  ),
});

const WORKFLOWS = globSync('.github/workflows/*').map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, workflow: workflowSchema.parse(parse(text)) };
});
const JOBS = WORKFLOWS.flatMap(({ workflow }) => Object.values(workflow.jobs));

// The commands in them: documents.test.ts.
describe.each(WORKFLOWS)('$file', ({ text, workflow }) => {
  test('may read the repository, and uses the host’s own actions by their commit', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const used = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(used).not.toEqual([]);
    for (const action of used)
      expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

test('secrets are those of an environment, and never given to a fork or a bot', () => {
  const withSecrets = JOBS.filter((job) => JSON.stringify(job).includes('secrets.'));
  expect(withSecrets.map(({ environment }) => environment?.name).sort()).toEqual([
    'preview',
    'production',
  ]);
  for (const { if: condition, environment, ...job } of withSecrets) {
    expect(condition).toContain("vars.CLOUDFLARE_ACCOUNT_ID != ''");
    if (environment?.name === 'production') {
      expect(condition).toContain(
        "event_name != 'pull_request' && github.ref == 'refs/heads/main'",
      );
      expect(job).toHaveProperty('needs', 'test');
    } else {
      expect(condition).toContain('pull_request.head.repo.full_name == github.repository');
      expect(condition).toContain("pull_request.user.type != 'Bot'");
      expect(condition).toContain("!startsWith(github.head_ref, 'renovate/')");
      expect(JSON.stringify(job)).not.toContain('--branch main');
    }
  }
});

test('Cloudflare’s token is given to wrangler and to what asks it, never to a build', () => {
  const trusted = JOBS.flatMap(({ steps }) => steps)
    .filter(({ env }) => 'CLOUDFLARE_API_TOKEN' in env)
    .map(({ run }) => run.split('\n').find((line) => /^npm|^npx/.test(line)) ?? run);
  expect(trusted.sort()).toEqual([
    'npm run check:launch',
    'npm run upload:outbox',
    'npx wrangler pages deploy --branch main',
    'npx wrangler pages deploy --branch pr-${{ github.event.number }}',
  ]);
});
