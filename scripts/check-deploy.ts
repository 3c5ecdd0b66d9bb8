/**
 * As much of a deploy as goes without an account: wrangler compiles the Function as Pages would, and
 * dist/ is held against the limits of Pages. Needs no network.
 */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployProblems } from './deploy/limits.ts';
import { exitCode, ROOT, run, TOOLS } from './setup/child.mjs';

const folder = mkdtempSync(join(tmpdir(), 'functions-'));
const read = (path: string) => {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

try {
  const build = [TOOLS.wrangler, 'pages', 'functions', 'build', '--outdir', folder];
  const { code, signal, output } = await run(process.execPath, build, {
    quiet: true,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  const worker = join(folder, 'index.js');
  const compiled = exitCode({ code, signal }) === 0 && existsSync(worker);
  const dist = join(ROOT, 'dist');
  const problems = deployProblems({
    files: globSync('**/*', { cwd: dist, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(dist.length + 1).replaceAll('\\', '/'), statSync(file).size]),
    headers: read('dist/_headers'),
    routes: read('dist/_routes.json'),
    wrangler: read('wrangler.toml') ?? '',
    functions: globSync('functions/**/*.ts', { cwd: ROOT }).map((file) =>
      file.replaceAll('\\', '/').replace(/^functions|\.ts$/g, ''),
    ),
  });
  if (!compiled) console.error(output);
  for (const problem of problems) console.error(problem);
  if (compiled && problems.length === 0) {
    console.log(`The Function compiles to ${statSync(worker).size} bytes; dist/ fits Pages.`);
  } else {
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
