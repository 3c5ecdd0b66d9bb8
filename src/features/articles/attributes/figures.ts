import { z } from 'astro/zod';
import { election } from '../../../lib/schema/request.ts';
import { choice } from '../../../lib/schema/shape.ts';
import { text } from '../../../lib/schema/text.ts';

const percent = z.number().min(1).max(100);
const sourceName = text.max(40).meta({
  title: 'Quelle',
  description: 'Name einer Quelle des Artikels',
  examples: ['richtwerte'],
});

/** The end of the scale that all budget ranges share, in euros. */
export const BUDGET_SCALE = 250_000;
/** The marks of this scale, in per cent of its length. */
export const BUDGET_MARKS = [0, 20, 40, 60, 80, 100];
/** The largest share that the columns of the costs can show, in per cent. */
export const SHARE_SCALE = 40;
/** The end of the scale that all platforms share, in millions of users. */
export const USER_SCALE = 70;

const budget = z
  .int()
  .min(0)
  .max(BUDGET_SCALE, { error: 'darf höchstens 250000 sein, so weit reicht die Skala' });
const share = percent
  .max(SHARE_SCALE, { error: `darf höchstens ${SHARE_SCALE} sein, so hoch sind die Säulen` })
  .optional();

const perHead = z.number().positive().max(100).optional();

/** The value of a bar or column: two numbers, `from` and `to`, or words in their place. */
interface RangeOrText {
  from?: number | undefined;
  to?: number | undefined;
  text?: string | undefined;
}
const isRangeOrText = ({ from, to, text: words }: RangeOrText): boolean =>
  words === undefined
    ? from !== undefined && to !== undefined && from < to
    : from === undefined && to === undefined;
const RANGE_OR_TEXT = {
  error:
    'braucht entweder „Von“ und „Bis“, das erste kleiner als das zweite (from kleiner als to), oder „Text“ (text)',
};

/** The attributes of components that draw figures. */
export const FIGURES = {
  Statistiken: z
    .strictObject({})
    .meta({ description: 'Große Zahlen, jede mit ihrer Quelle', children: ['Statistik'] }),
  Statistik: z.strictObject({
    value: text.max(14).meta({ title: 'Große Zahl', examples: ['68 Mio.'] }),
    source: sourceName,
    kind: choice({
      measured: 'aus einer Studie',
      counted: 'eigene Zählung',
      own: 'unsere Annahme',
    })
      .default('measured')
      .meta({ title: 'Woher', description: 'Eigene Annahmen stehen als Umriss da' }),
  }),
  Budgetspannen: z
    .strictObject({ source: sourceName })
    .meta({ description: 'Balken in Euro, einer je Wahl', children: ['Budgetspanne'] }),
  Budgetspanne: z
    .strictObject({
      election,
      from: budget.optional().meta({ title: 'Von', description: 'Euro', examples: [5000] }),
      to: budget.optional().meta({ title: 'Bis', description: 'Euro', examples: [25000] }),
      perHeadFrom: perHead.meta({
        title: 'Je Einwohner von',
        description: 'Euro, wo es eine Faustregel je Kopf gibt; der Budgetplaner fragt dann danach',
        examples: [0.5],
      }),
      perHeadTo: perHead.meta({ title: 'Je Einwohner bis', description: 'Euro', examples: [2] }),
      basis: text.max(80).optional().meta({
        title: 'Grundlage',
        description: 'Worauf die Spanne beruht, wenn sie nicht von der Agentur ist',
      }),
      text: text
        .max(120)
        .optional()
        .meta({ title: 'Text', description: 'Statt der Spanne: wovon das Budget abhängt' }),
    })
    .refine(isRangeOrText, RANGE_OR_TEXT)
    .refine(
      ({ perHeadFrom: from, perHeadTo: to, text: words }) =>
        from === undefined || to === undefined ? from === to : from < to && words === undefined,
      {
        error:
          'braucht „Je Einwohner von“ und „Je Einwohner bis“ (perHeadFrom und perHeadTo) zusammen, „von“ kleiner als „bis“, und nicht neben „Text“ (text)',
      },
    )
    .meta({ children: [], hasHeading: true }),
  Kostenanteile: z
    .strictObject({ source: sourceName })
    .meta({ description: 'Säulen in Prozent, eine je Posten', children: ['Kostenanteil'] }),
  Kostenanteil: z
    .strictObject({
      name: text.max(26).meta({ title: 'Posten', examples: ['Werbemittel'] }),
      from: share.meta({ title: 'Von', description: 'Prozent', examples: [30] }),
      to: share.meta({ title: 'Bis', description: 'Prozent', examples: [40] }),
      text: text
        .max(20)
        .optional()
        .meta({ title: 'Text', description: 'Statt der Prozente: was an ihrer Stelle steht' }),
    })
    .refine(isRangeOrText, RANGE_OR_TEXT)
    .meta({ hasHeading: true }),
  Budgetplaner: z
    .strictObject({
      reserveFrom: percent.meta({
        title: 'Reserve von',
        description: 'Prozent, die mindestens frei bleiben sollen',
        examples: [15],
      }),
      reserveTo: percent.meta({
        title: 'Reserve bis',
        description: 'Prozent, die höchstens frei bleiben sollen',
        examples: [20],
      }),
    })
    .refine(({ reserveFrom, reserveTo }) => reserveFrom < reserveTo, {
      error: 'braucht „Reserve von“ kleiner als „Reserve bis“ (reserveFrom kleiner als reserveTo)',
    })
    .meta({
      description: 'Tabelle und Rechner zu den Zahlen dieses Artikels',
      children: [],
      isOnce: true,
      needs: ['Budgetspanne', 'Kostenanteil'],
    }),
  Plattformen: z.strictObject({ source: sourceName }).meta({
    description: 'Balken mit der Zahl der Nutzerinnen und Nutzer',
    children: ['Plattform'],
  }),
  Plattform: z
    .strictObject({
      name: text.max(14).meta({ title: 'Name' }),
      users: z
        .number()
        .positive()
        .max(USER_SCALE, { error: `darf höchstens ${USER_SCALE} sein, so weit reicht die Skala` })
        .meta({
          title: 'Größe',
          description: 'Millionen Nutzerinnen und Nutzer',
          examples: [32.9],
        }),
    })
    .meta({ hasHeading: true }),
  Inhaltsmix: z.strictObject({}).meta({
    description: 'Ein Balken aus bis zu vier Teilen, zusammen 100 Prozent',
    children: ['Inhalt'],
  }),
  Inhalt: z.strictObject({
    name: text.max(22).meta({ title: 'Art der Beiträge', examples: ['Persönlich'] }),
    percent: percent.meta({ title: 'Anteil', description: 'Prozent', examples: [40] }),
  }),
} as const;
