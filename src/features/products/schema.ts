import { z } from 'astro/zod';
import { pictogram } from '../../lib/schema/drawings.ts';
import { headlineOf, label } from '../../lib/schema/drawn-text.ts';
import { active } from '../../lib/schema/entry.ts';
import { address, addressName, external, outsideLink } from '../../lib/schema/links.ts';
import { pageMeta } from '../../lib/schema/page.ts';
import { isTopic, notATopic } from '../../lib/schema/request.ts';
import { group, titledFields } from '../../lib/schema/shape.ts';
import { text } from '../../lib/schema/text.ts';

/** An amount in whole euros. A larger amount is a typing error. */
const price = z.int().positive().max(50_000).optional().meta({
  description: 'Ganze Euro ohne Punkt und Komma, inklusive Mehrwertsteuer',
});

/** A program that campaigns can rent: an entry of `src/content/programme.json`. */
export const productSchema = z.strictObject({
  slug: addressName.meta({
    title: 'Sprungmarke',
    description:
      'Auch der Name des Bildes in src/assets/screens; eins mit -telefon dahinter sehen Telefone',
    examples: ['wahlkampf-hq'],
    picture: { folder: 'src/assets/screens' },
  }),
  title: text.max(20).refine(isTopic, notATopic).meta({
    title: 'Name',
    description: 'Mit weichem Trennzeichen ab 13 Buchstaben',
  }),
  subtitle: text.max(40).meta({ title: 'Untertitel', description: 'Eine Zeile ohne Punkt' }),
  description: text.max(220).meta({ title: 'Beschreibung' }),
  highlight: text.max(70).meta({ title: 'Der eine Satz, der hängen bleiben soll' }),
  need: text.max(60).optional().meta({
    title: 'Bedarf',
    description: 'Wem das Tool hilft; steht unter „Welches passt“, wo es mehrere Tools gibt',
  }),
  demo: outsideLink.optional().meta({
    title: 'Live-Demo',
    description: 'Welcher Link aus „Marke, Adressen, Links“; ohne ihn fehlt der Knopf',
  }),
  screen: text.min(40).max(260).meta({
    title: 'Alternativtext des Bildes',
    description: 'Was auf dem Bild zu sehen ist, für alle, die es nicht sehen',
  }),
  keywords: z.array(text.max(20)).min(2).max(5).meta({ title: 'Stichwörter' }),
  features: z
    .array(
      z.strictObject({
        icon: pictogram,
        title: text.max(24).meta({ title: 'Titel' }),
        description: text.max(90).meta({ title: 'Beschreibung' }),
      }),
    )
    .min(3)
    .max(9)
    .meta({ title: 'Funktionen' }),
  pricing: z
    .strictObject({
      monthly: price.meta({ title: 'Im Monat' }),
      oneTime: price.meta({ title: 'Einmalig' }),
      oneTimeNote: text.max(40).optional().meta({ title: 'Wofür der einmalige Betrag ist' }),
      included: z.array(text.max(32)).max(5).meta({ title: 'Was sonst im Preis enthalten ist' }),
    })
    .refine(({ monthly, oneTime }) => monthly || oneTime, {
      path: ['monthly'],
      error: 'fehlt, und „Einmalig“ (oneTime) auch. Nenn mindestens einen Betrag',
    })
    .meta({ title: 'Preis' }),
});

export type Product = z.infer<typeof productSchema>;

/** The words of /wahlkampftools around the products, `src/content/wahlkampftools.json`. */
export const productsPageSchema = z
  .strictObject({
    active,
    ...pageMeta,
    word: text.max(12).meta({
      title: 'Letztes Wort der Überschrift',
      description: 'Wer es anklickt, lässt es regnen',
    }),
    wordHint: label.meta({ title: 'Was beim Zeigen auf das Wort steht' }),
    lead: text.max(200).meta({ title: 'Vorspann' }),
    screenNote: label.meta({ title: 'Unter den Bildern der Tools' }),
    price: group('Wörter zum Preis', {
      ...titledFields(label, {
        heading: 'Überschrift',
        monthly: 'Hinter dem Betrag im Monat',
        oneTime: 'Hinter dem einmaligen Betrag',
        included: 'Über dem, was enthalten ist',
      }),
      vat: label.meta({ title: 'Pflichtangabe zur Mehrwertsteuer' }),
      campaign: text.max(60).meta({ title: 'Wann die Tools nichts extra kosten' }),
    }).meta({ description: 'Die Beträge stehen bei „Tools und Preise“' }),
    demo: label.meta({ title: 'Link zur Live-Demo' }),
    consultation: label.meta({ title: 'Knopf zur Beratung' }),
    free: group('Was nichts kostet', {
      headline: headlineOf(1, 40),
      text: text.max(160).meta({ title: 'Text' }),
      links: z
        .array(
          z.strictObject({
            label: label.meta({ title: 'Name' }),
            href: address,
            text: text.max(120).meta({ title: 'Was es tut' }),
          }),
        )
        .max(5)
        .meta({ title: 'Werkzeuge', dependsOn: 'entries' }),
    }).optional(),
    parliament: group('Für Abgeordnete', {
      active,
      external,
      headline: headlineOf(1, 40),
      text: text.max(220).meta({ title: 'Text' }),
      button: label.meta({ title: 'Knopf' }),
    }).optional(),
    guide: group('Welches passt', {
      headline: headlineOf(1, 40),
      text: text.max(200).meta({ title: 'Text' }),
      link: group('Link hinter dem Text', {
        label: label.meta({ title: 'Aufschrift' }),
        href: address,
      }).optional(),
    }),
  })
  .refine(({ headline, word }) => headline.endsWith(` ${word}`), {
    path: ['word'],
    error: 'muss das letzte Wort der Überschrift sein',
  });

export type ProductsPage = z.infer<typeof productsPageSchema>;
