import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import order from '../../../scripts/lint/import-order.ts';

const problemsOf = (code: string) =>
  new Linter().verify(code, {
    plugins: { house: { rules: { order } } },
    rules: { 'house/order': 'error' },
  });

test.each([
  "import 'zod'; import 'node:fs';",
  "import './day.ts'; import 'zod';",
  "import './day.ts'; import '../text.ts';",
  "import '../text.ts'; import '../../config/routes.ts';",
])('the lint refuses %s', (code) => {
  expect(problemsOf(code)).toHaveLength(1);
});

test.each([
  "import 'node:fs'; import 'zod'; import '../../config/routes.ts'; import '../b.ts'; import '../a.ts'; import './c.ts';",
  "import './Cross.tsx'; import '../../styles/pen.css';",
])('the lint accepts %s', (code) => {
  expect(problemsOf(code)).toEqual([]);
});
