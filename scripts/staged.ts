/**
 * Format, lint, types and articles of what is about to be committed, side by side. The git hook runs
 * it; CI runs the same checks on everything.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { ARTICLES, articleProblems } from '../src/lib/article-loader.ts';
import { mistakes } from '../src/lib/mistakes.ts';
import { exitCode, run, TOOLS } from './setup/child.mjs';
import { stagedFiles, stagedTree } from './staged/tree.ts';

const CODE = new Set(['.ts', '.tsx', '.mts', '.js', '.mjs', '.astro']);
const TYPED = new Set(['.ts', '.tsx', '.mts']);

const files = stagedFiles();
const { folder, buildInfo } = stagedTree();
const ending = (endings: Set<string>) => files.filter((file) => endings.has(extname(file)));

const code = ending(CODE);
const commands = [
  ...(files.length > 0 ? [[TOOLS.prettier, '--check', '--ignore-unknown', ...files]] : []),
  ...(code.length > 0 ? [[TOOLS.eslint, '--max-warnings', '0', '--no-warn-ignored', ...code]] : []),
  ...(ending(TYPED).length > 0
    ? [[TOOLS.tsc, '--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo]]
    : []),
];

const results = await Promise.all(
  commands.map((command) => run(process.execPath, command, { quiet: true, cwd: folder })),
);
const failed = results.filter((result) => exitCode(result) !== 0);
for (const { output } of failed) console.error(output.trim());

const articles = files.filter((file) => dirname(file) === ARTICLES && extname(file) === '.mdx');
const broken = articles.flatMap((path) => {
  const source = readFileSync(join(folder, path), 'utf8');
  const problems = articleProblems(folder, { path, name: basename(path, '.mdx'), source });
  return problems.length > 0 ? [mistakes(path, problems)] : [];
});
for (const { message } of broken) console.error(message);

process.exitCode = failed.length + broken.length > 0 ? 1 : 0;
