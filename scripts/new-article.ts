/** Writes a draft of an advice article: `npm run new:ratgeber -- "Titel"`. */
import { globSync, writeFileSync } from 'node:fs';
import { addressOwner, aliasOwner } from '../src/content-reader/addresses.ts';
import { fits } from '../src/schemas/common.ts';
import { asciiName } from '../src/lib/text.ts';

const title = process.argv.slice(2).join(' ').normalize('NFC').replace(/\s+/g, ' ').trim();
const slug = asciiName(title);
const file = `src/content/ratgeber/${slug}.mdx`;
const short = title.length > 40 ? title.slice(0, 41).replace(/ \S*$/, '') : title;
// Where a long word is divided, nobody knows but its author.
const headline = fits(short) ? short : 'Eine kurze Überschrift';
const today = new Date();

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
if (!slug) fail('Es fehlt ein Titel. So geht es: npm run new:ratgeber -- "Ein Titel"');
if (title.length > 60) fail(`Der Titel hat ${title.length} Zeichen, erlaubt sind 60. Kürze ihn.`);
const owner = addressOwner('.', slug) ?? aliasOwner('.', slug);
if (owner) fail(`Die Adresse /${slug} gehört schon zu ${owner}. Wähle einen anderen Titel.`);

const article = `---
title: ${JSON.stringify(title)}
description: Ersetze das durch einen wahren Satz für Suchergebnisse, mit 70 bis 160 Zeichen und mit dem, was man hier erfährt.
headline: ${JSON.stringify(headline)}
lead: Zwei bis vier Sätze, die sagen, worum es geht und was man danach weiß.
teaser: Eine Zeile für die Übersicht aller Artikel
updated: ${today.toISOString().slice(0, 10)}
draft: true
order: ${globSync('src/content/ratgeber/*.mdx').length + 1}
keywords: [Stichwort]
sources:
  - name: erfahrung
    text: Eigene Erfahrung aus unseren Kampagnen
    asOf: ${today.toLocaleDateString('de-DE', { month: 'long', year: 'numeric' })}
closing:
  headline: Sprechen wir darüber?
  button: Kostenloses Erstgespräch
---

## Der erste Abschnitt

Schreib hier los, auch mit Links: [Schreib uns](/kontakt). Alle Bausteine: docs/ratgeber.md.

<Statistiken>
  <Statistik value="3" source="erfahrung">
    Große Zahlen brauchen eine Quelle von oben.
  </Statistik>
</Statistiken>

## Der zweite Abschnitt

<Praxis title="Aus der Praxis">
  Eine kurze Erfahrung, einmal je Artikel.
</Praxis>
`;
writeFileSync(file, article, { flag: 'wx' });
console.log(`${file} ist angelegt. „npm start“ zeigt ihn unter http://localhost:4321/${slug}`);
