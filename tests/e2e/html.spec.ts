import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'playwright/test';
import { PAGES } from '../support/dist.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:document'],
    // Our own files come from where the page comes from, and their names hold a hash.
    rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  }),
);

for (const { path, html } of PAGES) {
  test(`${path} is valid HTML`, async () => {
    const { results } = await validator.validateString(html, path);
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect(mistakes).toEqual([]);
  });
}
