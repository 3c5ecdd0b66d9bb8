interface Facts {
  title: string;
  /** Place in the overview. */
  order: number;
  /** As `2026-11-21`. */
  day: string;
}

/** What a headline may have, so that it does not fill the screen (`schemas/article.ts`). */
const HEADLINE = 40;

/** As many whole words as fit. */
function shortened(title: string): string {
  if (title.length <= HEADLINE) return title;
  const words = title.slice(0, HEADLINE + 1).split(' ');
  return words.length > 1 ? words.slice(0, -1).join(' ') : title.slice(0, HEADLINE);
}

/** Words alone need no quotes in YAML; what looks like a number or a sign does. */
const yamlText = (text: string) =>
  /^\p{L}[\p{L}\p{N} ,.?!–-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`;

/** A new article: a draft that builds as it is, with the components that are used most. */
export function articleTemplate({ title, order, day }: Facts): string {
  return `---
title: ${yamlText(title)}
description: Ersetze das durch einen wahren Satz für Suchergebnisse, mit 70 bis 160 Zeichen und mit dem, was man hier erfährt.
headline: ${yamlText(shortened(title))}
lead: Zwei bis vier Sätze, die sagen, worum es geht und was man danach weiß.
teaser: Eine Zeile für die Übersicht aller Artikel
updated: ${day}
draft: true
order: ${order}
keywords: [Stichwort]
sources:
  - name: erfahrung
    text: Eigene Erfahrung aus unseren Kampagnen
    asOf: ${monthOf(day)}
closing:
  headline: Sprechen wir darüber?
  button: Kostenloses Erstgespräch
---

## Der erste Abschnitt

Schreib hier los. Leer lassen trennt Absätze, zwei Sternchen machen etwas **wichtig**, und so geht ein Link: [Schreib uns](/kontakt).

<Statistiken>
  <Statistik wert="3" quelle="erfahrung">
    Große Zahlen brauchen eine Quelle. Ihr Name steht oben unter „sources“.
  </Statistik>
</Statistiken>

## Der zweite Abschnitt

- Eine Aufzählung
- mit zwei Punkten

<Praxis titel="Aus der Praxis">
  Eine kurze Erfahrung, einmal je Artikel.
</Praxis>

<Tipps>
  <Tipp wert="1">
    Ein Tipp in einem oder zwei Sätzen.
  </Tipp>
  <Tipp wert="2">
    Noch einer.
  </Tipp>
</Tipps>

## Häufige Fragen

<Fragen>
  <Frage frage="Was fragt man dich oft?">
    Eine Antwort in zwei Sätzen.
  </Frage>
</Fragen>
`;
}

const monthOf = (day: string) =>
  new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
