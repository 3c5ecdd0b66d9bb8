import { expect, test } from 'vitest';
import { COLLECTIONS } from '../../../src/content-reader/content-files.ts';
import { ARTICLE, ARTICLES, articleWith, HEAD } from '../../fixtures/article.ts';
import { emptyProject } from '../../support/empty-project.ts';

const { problemsOf, write } = emptyProject();

test.each([
  [
    'Zeile 19: Das Zeichen * verschwindet hier, und der Text bis zum nächsten sieht anders aus. ' +
      'Soll es so dastehen, schreib \\* (mit \\ davor).',
    articleWith('Alle Wähler*innen und Kandidat*innen'),
  ],
  [
    'Zeile 19: Mit „1.“ beginnt hier eine Liste. Eine Liste hat mehrere Punkte, zählt von 1 an der ' +
      'Reihe nach, und was dazwischen steht, ist eingerückt; eine Überschrift beginnt mit ##. ' +
      'Soll es so dastehen, schreib 1\\. (mit \\ davor).',
    articleWith('1. Mai ist Feiertag.'),
  ],
  [
    'Zeile 19: Das Bild „./plakate/foto.jpg“ liegt nicht in src/content/ratgeber/plakate. ' +
      'Leg es dorthin, und schreib hier „./plakate/foto.jpg“, oder nenn eins von dort, ' +
      'groß und klein geschrieben wie dort. Ein neues Foto braucht auch eine Lizenz in bilder.json. ' +
      'Meintest du „Foto.jpg“?',
    articleWith('![Ein Plakat am Zaun](./plakate/foto.jpg)'),
  ],
  [
    'Zeile 8: „4.000“ liest ein Programm als 4. Schreib die Zahl ohne Punkt: 4000.',
    articleWith('Text', HEAD.replace('4', '4.000')),
  ],
])('an editor reads: %s', (message, article) => {
  write(`${ARTICLES}/plakate/Foto.jpg`, '');
  write(ARTICLE, article);
  const told = problemsOf(COLLECTIONS.articles).map(({ line, text }) => `Zeile ${line}: ${text}`);
  expect(told).toEqual([message]);
});
