import { expect, test } from 'vitest';
import { lawsIn } from '../../../src/features/articles/components/shared/laws.ts';

test.each([
  ['Bilder sind erlaubt (§ 23 KunstUrhG). Daneben gilt der Datenschutz.', ['§ 23 KunstUrhG']],
  ['Nach § 33 Abs. 2 Nr. 1 StVO und Art. 50 KI-VO.', ['§ 33 Abs. 2 Nr. 1 StVO', 'Art. 50 KI-VO']],
  ['Die Verordnung (EU) 2024/900, dort Art. 11.', ['Verordnung (EU) 2024/900']],
  ['Art. 21 GG, noch einmal Art. 21\u00a0GG', ['Art. 21 GG']],
  ['§ 4 Große Worte und 10 Plakate', []],
])('the text „%s“ names the laws %j', (text, laws) => {
  expect(lawsIn(text)).toEqual(laws.map((law) => law.replaceAll(/(?<!Verordnung) /g, '\u00a0')));
});
