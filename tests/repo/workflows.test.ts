import { globSync, readFileSync } from 'node:fs';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.looseObject({
      if: z.string().default(''),
      steps: z.array(z.looseObject({ uses: z.string().optional() })),
    }),
  ),
});

// The commands in them: documents.test.ts.
describe.each(globSync('.github/workflows/*'))('%s', (file) => {
  const content = readFileSync(file, 'utf8');
  const { permissions, jobs } = workflowSchema.parse(parse(content));

  test('is accepted by GitHub’s own parser', async () => {
    const { context, value } = parseWorkflow({ name: file, content }, new NoOperationTraceWriter());
    if (value) await convertWorkflowTemplate(context, value);
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
  });

  test('may read the repository and use the host’s own actions, nothing else', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const uses = steps.flatMap((step) => step.uses ?? []);
    expect(uses.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([]);
  });

  test('gives secrets to code of our own alone, and publishes main alone', () => {
    const withSecrets = Object.values(jobs).filter((job) =>
      JSON.stringify(job).includes('secrets.'),
    );
    expect(withSecrets).not.toEqual([]);
    for (const job of withSecrets) {
      const commands = JSON.stringify(job.steps);
      expect(job.if).toContain("vars.CLOUDFLARE_ACCOUNT_ID != ''");
      if (job.if.includes("event_name == 'pull_request'")) {
        expect(job.if).toContain('pull_request.head.repo.full_name == github.repository');
        expect(commands).not.toContain('--branch main');
      } else if (commands.includes('npm run upload')) {
        expect(job.if).toContain("event_name != 'pull_request' && github.ref == 'refs/heads/main'");
        expect(job).toHaveProperty('needs', 'test');
      }
    }
  });
});
