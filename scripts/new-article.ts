/** Writes a draft of an advice article: `npm run new:ratgeber -- "Titel"`. */
import { writeFileSync } from 'node:fs';
import { addressOwner } from '../src/content-reader/check/pages.ts';
import { headOf } from '../src/content-reader/read/head.ts';
import { openFile } from '../src/content-reader/read/parsed-file.ts';
import { asciiName } from '../src/lib/ascii-name.ts';
import { filesIn } from '../src/lib/build/files.ts';
import { berlinDay, monthName } from '../src/lib/day.ts';
import { wordLengthUpTo } from '../src/lib/schema/drawn-text.ts';

const title = process.argv.slice(2).join(' ').normalize('NFC').replace(/\s+/g, ' ').trim();
const slug = asciiName(title);
const file = `src/content/ratgeber/${slug}.mdx`;
// Only the author knows how to shorten a long title, and where a long word may be divided.
const [fits] = wordLengthUpTo(12);
const headline = title.length <= 40 && fits(title) ? title : 'ERSETZE DAS, ganz kurz';
const today = berlinDay();
const articles = filesIn('.', 'src/content/ratgeber/*.mdx').map((each) => openFile('.', each));
const orders = articles.map((each) => headOf(each).order ?? 0);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
if (!slug) fail('Es fehlt ein Titel. So geht es: npm run new:ratgeber -- "Ein Titel"');
if (title.length > 60) fail(`Der Titel hat ${title.length} Zeichen, erlaubt sind 60. Kürze ihn.`);
const formerOwner = articles.find((each) => headOf(each).aliases.includes(slug));
const owner = addressOwner('.', slug) ?? formerOwner?.file;
if (owner) fail(`Die Adresse /${slug} gehört schon zu ${owner}. Wähle einen anderen Titel.`);

// The build refuses an article with the words “ERSETZE DAS” (`src/content-reader/check/patterns.ts`).
const article = `---
title: ${JSON.stringify(title)}
description: ERSETZE DAS durch einen wahren Satz für Suchergebnisse, mit 70 bis 160 Zeichen und mit dem, was man hier erfährt.
headline: ${JSON.stringify(headline)}
lead: ERSETZE DAS durch zwei bis vier Sätze, die sagen, worum es geht und was man danach weiß.
teaser: ERSETZE DAS durch eine Zeile für die Übersicht
updated: ${today}
draft: true
order: ${Math.max(0, ...orders) + 1}
keywords: [ERSETZE DAS]
sources:
  - name: erfahrung
    text: Eigene Erfahrung aus unseren Kampagnen
    asOf: ${monthName(today)}
closing:
  headline: Sprechen wir darüber?
  button: Kostenloses Erstgespräch
---

## ERSETZE DAS durch eine Überschrift

ERSETZE DAS durch deinen Text, auch mit Links: [Schreib uns](/kontakt). Alle Bausteine: docs/ratgeber.md.

<Statistiken>
  <Statistik value="3" source="erfahrung" kind="own">
    ERSETZE DAS. Große Zahlen brauchen eine Quelle von oben; woher sie sind, sagt kind (own, counted, measured).
  </Statistik>
</Statistiken>

## ERSETZE DAS durch noch eine

<Praxis title="Aus der Praxis">
  ERSETZE DAS durch eine kurze Erfahrung, einmal je Artikel.
</Praxis>
`;
writeFileSync(file, article, { flag: 'wx' });
console.log(`${file} ist angelegt. „npm start“ zeigt ihn unter http://localhost:4321/${slug}`);
