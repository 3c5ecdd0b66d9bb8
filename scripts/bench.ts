/**
 * Measures the built site: `npm run bench`, `npm run bench -- / /kontakt --runs 5`, and
 * `npm run bench -- --scale 10 100 1000` for how the build grows. Ends with 1 when a budget is missed.
 */
import { parseArgs } from 'node:util';
import { benchPages } from './bench/pages.ts';
import { benchScale } from './bench/scale.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, scale: { type: 'boolean', default: false } },
});

try {
  const missed = values.scale
    ? await benchScale(positionals.map(Number))
    : await benchPages(positionals, Number(values.runs));
  for (const line of missed) console.log(`✗ ${line}`);
  if (missed.length === 0) console.log('All budgets hold.');
  process.exitCode = missed.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
