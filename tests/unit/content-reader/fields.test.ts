import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../src/content-reader/field-problems.ts';
import { jsonFiles, type ContentSource } from '../../../src/content-reader/source-kinds.ts';
import { valueAt } from '../../../src/content-reader/json.ts';
import { cardSchema } from '../../../src/features/card/schema.ts';
import { jobSchema } from '../../../src/features/careers/job-schema.ts';
import { electionDatesSchema } from '../../../src/features/election-calendar/dates-schema.ts';
import { productSchema } from '../../../src/features/products/schema.ts';
import { memberSchema } from '../../../src/features/team/schema.ts';
import { asOf } from '../../../src/lib/schema/days.ts';
import { webAddress } from '../../../src/lib/schema/links.ts';
import { navigationSchema } from '../../../src/lib/schema/navigation.ts';
import { pictureLicenceSchema } from '../../../src/lib/schema/picture-licence.ts';
import { siteSchema } from '../../../src/lib/schema/site.ts';
import { holding, mayHold, text } from '../../../src/lib/schema/text.ts';
import { JOB } from '../../fixtures/job.ts';
import { NASTY } from '../../support/cards.ts';
import { mistakesOf } from '../../support/content-mistakes.ts';
import { project, expectGerman } from '../../support/content-project.ts';
import { contentOf, listOf } from '../../support/content.ts';

const { root, write } = project();
const messagesOf = (source: ContentSource) =>
  expectGerman(source.read(root()).problems).map(({ text }) => text);

test('a placeholder for which nothing would be put is refused, with those that there are', () => {
  const answer = mayHold(text, 'range', 'asOf');
  expect(refusal(answer, 'Rund {range}, Stand {asOf}')).toBeUndefined();
  expect(refusal(answer, 'Rund {spanne}')).toContain(
    'kennt keinen Platzhalter „{spanne}“. Es gibt: {range}, {asOf}',
  );
  expect(refusal(holding(text, 'day'), 'Am {day}, {tag}')).toContain('„{tag}“');
});

const [PERSON] = listOf('team');
const HOURS = { weekdays: ['montag'], from: '9:00', to: '17:00' };
const election = { id: 'landtag', type: 'state', name: 'Landtagswahl', day: '2027-04-18' };
const dates = { source: 'Amt', url: 'https://amt.example', asOf: 'Mai 2026' };

/** The files into which a mistake is put, by the titles of the sections of mistakes in their fields. */
const FILES: Record<string, { schema: z.ZodType; data: object }> = {
  site: {
    schema: siteSchema,
    data: {
      ...contentOf('site'),
      links: {},
      openingHours: [HOURS, { ...HOURS, weekdays: ['freitag'] }],
    },
  },
  'address of another site': { schema: z.strictObject({ url: webAddress }), data: {} },
  job: { schema: jobSchema, data: { ...JOB, salary: { unit: 'monat' } } },
  card: { schema: cardSchema, data: { ...NASTY, portrait: 'portrait-a', invented: false } },
  person: { schema: memberSchema, data: { ...PERSON, id: '1' } },
  price: { schema: productSchema.shape.pricing, data: { included: [] } },
  'month of a figure': { schema: z.strictObject({ asOf }), data: {} },
  'dates of elections': {
    schema: electionDatesSchema,
    data: { ...dates, items: [election], open: [] },
  },
  navigation: { schema: navigationSchema, data: contentOf('navigation') },
};

/** The messages about a file in which one field is another. */
function messagesWith(title: string, field: string, written: string): string[] {
  const { schema = z.never(), data = {} } = FILES[title] ?? {};
  const changed: Record<string, unknown> = structuredClone({ ...data });
  const names = field.split('.');
  const group = valueAt(changed, names.slice(0, -1));
  Object.assign(Object(group), { [names.at(-1) ?? '']: JSON.parse(written) as unknown });
  write('datei.json', JSON.stringify(changed));
  return messagesOf(jsonFiles('datei.json', schema));
}

describe.each(mistakesOf('field'))(
  'in the fields of a file, section “$title” of content-mistakes.txt:',
  ({ title, wrong, right }) => {
    test.each(wrong)('%s is refused with %s: %s', (field = '', written = '', words = '') => {
      const names = [field, `„${field.split('.').at(-1)}“`];
      const messages = messagesWith(title, field, written).filter((message) =>
        names.some((name) => message.includes(name)),
      );
      expect(messages.join()).toContain(words);
    });
    if (right.length > 0)
      test.each(right)('%s may be %s', (field = '', written = '') => {
        expect(messagesWith(title, field, written)).toEqual([]);
      });
  },
);

test('a tool has a price, in the month or once', () => {
  const { pricing } = productSchema.shape;
  expect(refusal(pricing, { included: [] })).toContain('Nenn mindestens einen Betrag');
});

test.each([
  { field: 'the role of a person', schema: memberSchema.shape.role },
  { field: 'the name on a card', schema: cardSchema.shape.givenName },
  { field: 'the author of a picture', schema: pictureLicenceSchema.shape.author },
  { field: 'the licence of a picture', schema: pictureLicenceSchema.shape.licence },
])('blanks alone are not $field', ({ schema }) => {
  expect(schema.safeParse('    ').success).toBe(false);
});
