import { z } from 'astro/zod';
import { asOf } from '../../lib/schema/days.ts';
import { pictogram } from '../../lib/schema/drawings.ts';
import { election, topic } from '../../lib/schema/request.ts';
import { between, plain } from '../../lib/schema/text.ts';

const text = (max: number) => plain.min(1).max(max);
const percent = z.number().min(1).max(100);
const sourceName = text(40).meta({
  title: 'Quelle',
  description: 'Name einer Quelle des Artikels',
  examples: ['richtwerte'],
});

/** The end of the scale that all budget ranges share, in euros. */
export const BUDGET_SCALE = 250_000;
/** The largest share that the columns of the costs can show, in per cent. */
export const SHARE_SCALE = 40;
/** The end of the scale that all platforms share, in millions of users. */
export const USER_SCALE = 70;

const euros = z
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

/**
 * The attributes of every component that an editor may use in an article. MDX does not check them: the content
 * reader does, before a page is rendered (`content-reader/components.ts`). Beside titles and descriptions for the
 * editor, `meta` has these rules: `inside` names the only components that may stand between the tags of one;
 * `heading` says that one shows a heading of the third level; `adds` names the attribute of the inner components
 * whose values must add up to 100; `needs` names components that the same text must have, each with an attribute.
 */
export const MDX_PROPS = {
  Abschnitt: z
    .strictObject({
      background: z.enum(['black', 'paper']).meta({
        title: 'Farbe der Fläche',
        labels: { black: 'schwarz', paper: 'grau' },
      }),
    })
    .meta({ title: 'Abschnitt', description: 'Eine Fläche, so breit wie das Fenster' }),
  Statistiken: z.strictObject({}).meta({
    title: 'Statistiken',
    description: 'Große Zahlen, jede mit ihrer Quelle',
    inside: ['Statistik'],
  }),
  Statistik: z
    .strictObject({
      value: text(14).meta({
        title: 'Zahl',
        description: 'Die Zahl, groß gesetzt',
        examples: ['68 Mio.'],
      }),
      source: sourceName,
      kind: z
        .enum(['measured', 'counted', 'own'])
        .default('measured')
        .meta({
          title: 'Woher',
          description: 'Eigene Annahmen stehen als Umriss da',
          labels: {
            measured: 'aus einer Studie',
            counted: 'eigene Zählung',
            own: 'unsere Annahme',
          },
        }),
    })
    .meta({ title: 'Statistik' }),
  Faktoren: z.strictObject({}).meta({
    title: 'Faktoren',
    description: 'Nummerierte Karten mit Stichwörtern',
    inside: ['Faktor'],
  }),
  Faktor: z
    .strictObject({
      title: text(48).meta({ title: 'Überschrift', description: 'Überschrift der Karte' }),
      icon: pictogram.optional(),
      keywords: text(80).meta({
        title: 'Stichwörter',
        description: 'Durch Komma getrennt',
        examples: ['Ziel, Mandat'],
      }),
    })
    .meta({ title: 'Faktor', heading: true }),
  Vergleich: z
    .strictObject({
      with: text(20)
        .default('Mit Strategie')
        .meta({ title: 'Mit', description: 'Titel der Spalte mit dem Kreuz' }),
      without: text(20)
        .default('Ohne Strategie')
        .meta({ title: 'Ohne', description: 'Titel der Spalte ohne Kreuz' }),
    })
    .meta({
      title: 'Vergleich',
      description: 'Ein Stimmzettel mit zwei Spalten',
      inside: ['Unterschied'],
    }),
  Unterschied: z
    .strictObject({
      topic: text(20).meta({ title: 'Worum es geht' }),
      with: text(60).meta({ title: 'Mit', description: 'Wie es mit Strategie ist' }),
      without: text(60).meta({ title: 'Ohne', description: 'Wie es ohne ist' }),
    })
    .meta({ title: 'Unterschied', inside: [] }),
  Budgetspannen: z.strictObject({ source: sourceName }).meta({
    title: 'Budgetspannen',
    description: 'Balken in Euro, einer je Wahl',
    inside: ['Budgetspanne'],
  }),
  Budgetspanne: z
    .strictObject({
      election,
      from: euros.optional().meta({ title: 'Von', description: 'Euro', examples: [5000] }),
      to: euros.optional().meta({ title: 'Bis', description: 'Euro', examples: [25000] }),
      perHeadFrom: perHead.meta({
        title: 'Je Einwohner von',
        description: 'Euro, wo es eine Faustregel je Kopf gibt; der Budgetplaner fragt dann danach',
        examples: [0.5],
      }),
      perHeadTo: perHead.meta({ title: 'Je Einwohner bis', description: 'Euro', examples: [2] }),
      basis: text(80).optional().meta({
        title: 'Grundlage',
        description: 'Worauf die Spanne beruht, wenn sie nicht von der Agentur ist',
      }),
      text: text(120)
        .optional()
        .meta({ title: 'Text', description: 'Statt der Spanne: wovon das Budget abhängt' }),
    })
    .refine(isRangeOrText, RANGE_OR_TEXT)
    .refine(
      ({ perHeadFrom: from, perHeadTo: to }) =>
        from === undefined || to === undefined ? from === to : from < to,
      {
        error:
          'braucht „Je Einwohner von“ und „Je Einwohner bis“ (perHeadFrom und perHeadTo) zusammen, „von“ kleiner als „bis“',
      },
    )
    .meta({ title: 'Budgetspanne', inside: [], heading: true }),
  Kostenanteile: z.strictObject({ source: sourceName }).meta({
    title: 'Kostenanteile',
    description: 'Säulen in Prozent, eine je Posten',
    inside: ['Kostenanteil'],
  }),
  Kostenanteil: z
    .strictObject({
      name: text(26).meta({ title: 'Posten', examples: ['Werbemittel'] }),
      from: share.meta({ title: 'Von', description: 'Prozent', examples: [30] }),
      to: share.meta({ title: 'Bis', description: 'Prozent', examples: [40] }),
      text: text(20)
        .optional()
        .meta({ title: 'Text', description: 'Statt der Prozente: was an ihrer Stelle steht' }),
    })
    .refine(isRangeOrText, RANGE_OR_TEXT)
    .meta({ title: 'Kostenanteil', heading: true }),
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
    .meta({
      title: 'Budgetplaner',
      description: 'Tabelle und Rechner zu den Zahlen dieses Artikels',
      inside: [],
      needs: { Budgetspanne: 'from', Kostenanteil: 'from' },
    }),
  Transparenzhinweis: z.strictObject({}).meta({
    title: 'Transparenzhinweis',
    description: 'Ein Knopf zum Formblatt für politische Werbung',
    inside: [],
  }),
  Wahlkalender: z.strictObject({}).meta({
    title: 'Wahlkalender',
    description: 'Stationen und Fristen bis zur Wahl',
    inside: [],
  }),
  Praxis: z
    .strictObject({
      title: text(24).default('Aus der Praxis').meta({ title: 'Überschrift' }),
    })
    .meta({
      title: 'Praxis',
      description: 'Ein abgerissener Zettel mit einer Erfahrung',
      heading: true,
    }),
  Honorar: z
    .strictObject({
      amount: text(24)
        .refine((amount) => !/^[\d.,\s]+$/.test(amount), {
          error: ({ input }) => `hat kein €. Schreib „${String(input)} €“`,
        })
        .optional()
        .meta({
          title: 'Betrag',
          description: 'Ohne Betrag steht nichts da',
          examples: ['2.100 €'],
        }),
    })
    .meta({
      title: 'Honorar',
      description: 'Was die Agentur in einem Beispiel bekommt',
      inside: [],
    }),
  Hinweis: z
    .strictObject({
      title: text(40).meta({ title: 'Worum es geht' }),
      asOf: asOf.meta({ title: 'Stand', description: 'Wann die Aussage geprüft wurde' }),
    })
    .meta({
      title: 'Hinweis',
      description: 'Eine Aussage, die veralten kann, mit ihrem Stand',
      heading: true,
    }),
  Tipps: z.strictObject({}).meta({
    title: 'Tipps',
    description: 'Kurze Ratschläge neben einer Zahl oder zwei Worten',
    inside: ['Tipp'],
  }),
  Tipp: z
    .strictObject({
      value: text(12).meta({ title: 'Zahl oder zwei Worte', examples: ['80/20'] }),
    })
    .meta({ title: 'Tipp' }),
  Tafeln: z.strictObject({}).meta({
    title: 'Tafeln',
    description: 'Zeichnungen mit ihren Worten, zwei nebeneinander',
    inside: ['Tafel'],
  }),
  Tafel: z
    .strictObject({ title: text(40).meta({ title: 'Überschrift' }) })
    .meta({ title: 'Tafel', description: 'Ein Bild und darunter, was es zeigt' }),
  Fassungen: z.strictObject({}).meta({
    title: 'Fassungen',
    description:
      'Ein Satz in mehreren Fassungen, jede auf einem Plakat; die letzte trägt das Kreuz',
    inside: ['Fassung'],
  }),
  Fassung: z
    .strictObject({
      text: text(60).meta({ title: 'Satz', examples: ['„Der Bus fährt bis elf.“'] }),
    })
    .meta({ title: 'Fassung', description: 'Ein Plakat und darunter, was ihm fehlt' }),
  Plattformen: z.strictObject({ source: sourceName }).meta({
    title: 'Plattformen',
    description: 'Balken mit der Zahl der Nutzerinnen und Nutzer',
    inside: ['Plattform'],
  }),
  Plattform: z
    .strictObject({
      name: text(14).meta({ title: 'Name' }),
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
    .meta({ title: 'Plattform', heading: true }),
  Inhaltsmix: z.strictObject({}).meta({
    title: 'Inhaltsmix',
    description: 'Ein Balken aus bis zu vier Teilen, zusammen 100 Prozent',
    inside: ['Inhalt'],
    adds: 'percent',
  }),
  Inhalt: z
    .strictObject({
      name: text(22).meta({ title: 'Art der Beiträge', examples: ['Persönlich'] }),
      percent: percent.meta({ title: 'Anteil', description: 'Prozent', examples: [40] }),
    })
    .meta({ title: 'Inhalt' }),
  Fragen: z
    .strictObject({})
    .meta({ title: 'Fragen', description: 'Aufklappbare Fragen', inside: ['Frage'] }),
  Frage: z.strictObject({ question: text(120).meta({ title: 'Frage' }) }).meta({ title: 'Frage' }),
  TunUndLassen: z.strictObject({}).meta({
    title: 'Tun und lassen',
    description: 'Zwei Listen nebeneinander',
    inside: ['Tun', 'Lassen'],
  }),
  Tun: z
    .strictObject({
      title: text(24).default('Das tun').meta({ title: 'Überschrift' }),
    })
    .meta({ title: 'Das tun', heading: true }),
  Lassen: z
    .strictObject({
      title: text(24).default('Das lassen').meta({ title: 'Überschrift' }),
    })
    .meta({ title: 'Das lassen', heading: true }),
  Aufruf: z
    .strictObject({
      label: text(48).meta({
        title: 'Aufschrift',
        description: 'Aufschrift des Knopfes, der zu /kontakt führt',
      }),
      text: between(20, 120)
        .optional()
        .meta({
          title: 'Frage',
          description: 'Mit ihr steht der Knopf in einem Rahmen; sie gehört zum Abschnitt darüber',
          examples: ['Wo liegst du? Nenn uns deinen Ort, wir rechnen mit.'],
        }),
      topic: topic.optional().meta({
        title: 'Thema',
        description: 'Womit die Nachricht auf /kontakt beginnt: „Es geht um: …“',
        examples: ['Budget'],
      }),
    })
    .meta({
      title: 'Aufruf',
      description: 'Ein Knopf, der zu /kontakt führt, mit oder ohne Frage',
      inside: [],
    }),
} as const;

/** A use of a component in a text: its name and its attributes. */
export const componentUse = z.object({
  name: z.string(),
  attributes: z.record(z.string(), z.unknown()),
});
export type ComponentUse = z.infer<typeof componentUse>;

export type ComponentName = keyof typeof MDX_PROPS;

const NAMES = Object.keys(MDX_PROPS) as ComponentName[];
const rulesSchema = z.object({
  inside: z.array(z.enum(NAMES)).optional(),
  adds: z.string().optional(),
  heading: z.boolean().optional(),
  needs: z.partialRecord(z.enum(NAMES), z.string()).optional(),
});

/** The rules of each component, by its name. */
export const RULES: Readonly<Record<string, z.infer<typeof rulesSchema>>> = Object.fromEntries(
  NAMES.map((name) => [name, rulesSchema.parse(MDX_PROPS[name].meta())]),
);

/** The only components that may stand between the tags of one, by its name; undefined where text may. */
export const CHILDREN: Readonly<Record<string, readonly ComponentName[] | undefined>> =
  Object.fromEntries(NAMES.map((name) => [name, RULES[name]?.inside]));

/** The component directly within which one must stand, by its name; undefined where it may stand anywhere. */
export const PARENTS: Readonly<Record<string, ComponentName | undefined>> = Object.fromEntries(
  NAMES.flatMap((parent) => (CHILDREN[parent] ?? []).map((child) => [child, parent])),
);
