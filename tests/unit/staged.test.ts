import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Repository, scratchRepository } from '../support/repository.ts';

/** A commit takes some four seconds, the first one ten, and more on a machine that others use. */
const COMMIT_TIME = 90_000;
/** In seconds: what nobody would wait for, even there. */
const TOO_SLOW = 60;

const NEW = 'src/lib/entwurf.ts';
const OLD = 'src/lib/money.ts';
const ARTICLE = 'src/content/ratgeber/wahlkampfkosten.mdx';
const GOOD = "export const draft = 'Entwurf';\n";
const UNFORMATTED = 'export const draft = "Entwurf"\n';

let repository: Repository;
let start: string;

beforeAll(() => {
  repository = scratchRepository();
  start = repository.git('rev-parse', 'HEAD');
}, COMMIT_TIME);
afterEach(() => {
  repository.git('reset', '--quiet', '--hard', start.trim());
  repository.git('clean', '--quiet', '-fd', 'src');
});
afterAll(() => repository.remove());

/** Writes a file and stages it. */
function stage(path: string, text: string): void {
  repository.write(path, text);
  repository.git('add', path);
}

test(
  'what is wrong is refused, named all at once, and stays staged',
  async () => {
    const article = repository.read(ARTICLE);
    stage('src/lib/format.ts', 'export const draft = "Entwurf"\n');
    stage('src/lib/type.ts', "export const draft: number = 'Entwurf';\n");
    stage('src/lib/rule.ts', "export const draft: any = 'Entwurf';\n");
    stage(ARTICLE, article.replace('quelle="spannen"', 'quelle="spanne"'));
    const { ok, output } = await repository.commit();
    expect(ok).toBe(false);
    expect(output).toContain('[warn] src/lib/format.ts');
    expect(output).toContain('src/lib/type.ts(1,14): error TS2322');
    expect(output).toContain('no-explicit-any');
    expect(output).toContain(ARTICLE);
    expect(output).toMatch(/Zeile \d+: .*„spanne“ steht nicht.*Meintest du „spannen“\?/);
    expect(repository.git('rev-parse', 'HEAD')).toBe(start);
    expect(repository.git('diff', '--cached', '--name-only').trim().split('\n')).toHaveLength(4);
  },
  COMMIT_TIME,
);

test(
  'of a file that is staged in part, only that part counts, and the rest stays as it is',
  async () => {
    const whole = repository.read(OLD);
    const part = `${whole}\nexport const staged = true;\n`;
    const work = `${part}\nexport const   unfinished: number = 'noch nicht'\n`;
    stage(OLD, part);
    repository.write(OLD, work);
    repository.write(NEW, UNFORMATTED);
    const { ok, seconds } = await repository.commit();
    expect(ok).toBe(true);
    expect(seconds).toBeLessThan(TOO_SLOW);
    expect(repository.git('show', `HEAD:${OLD}`)).toBe(part);
    expect(repository.read(OLD)).toBe(work);
    expect(repository.read(NEW)).toBe(UNFORMATTED);
    expect(repository.git('status', '--porcelain')).toBe(` M ${OLD}\n?? ${NEW}\n`);
  },
  COMMIT_TIME,
);

test(
  'a mistake that is staged is refused although the files are in order by now',
  async () => {
    stage(NEW, UNFORMATTED);
    repository.write(NEW, GOOD);
    stage(OLD, `import './vergessen.ts';\n\n${repository.read(OLD)}`);
    repository.write('src/lib/vergessen.ts', GOOD);
    const { ok, output } = await repository.commit();
    expect(ok).toBe(false);
    expect(output).toContain(`[warn] ${NEW}`);
    expect(output).toMatch(/money\.ts\(1,8\): error TS\d+: .*'\.\/vergessen\.ts'/);
    expect(repository.read(NEW)).toBe(GOOD);
  },
  COMMIT_TIME,
);
