import { expect, test } from 'vitest';
import { COLLECTIONS } from '../../../src/content-reader/content-files.ts';
import { ARTICLE, ARTICLES, articleWith, HEAD, project } from '../../support/content-project.ts';

const { problemsOf, write } = project();

/** What an editor reads of an article; its pictures are `Foto.jpg` and nothing else. */
function toldOf(article: string) {
  write(`${ARTICLES}/plakate/Foto.jpg`, '');
  write(ARTICLE, article);
  return problemsOf(COLLECTIONS.articles).map(({ line, text }) => `Zeile ${line}: ${text}`);
}

test.each([
  [
    'Alle Wähler*innen und Kandidat*innen',
    'Das Zeichen * verschwindet hier, und der Text bis zum nächsten sieht anders aus. ' +
      'Soll es so dastehen, schreib \\* (mit \\ davor).',
  ],
  [
    '1. Mai ist Feiertag.',
    'Mit „1.“ beginnt hier eine Liste. Eine Liste hat mehrere Punkte, zählt von 1 an der Reihe nach, ' +
      'und was dazwischen steht, ist eingerückt; eine Überschrift beginnt mit ##. ' +
      'Soll es so dastehen, schreib 1\\. (mit \\ davor).',
  ],
  [
    '##Wort',
    'Hinter ## fehlt ein gewöhnliches Leerzeichen, so wird es keine Überschrift. ' +
      'Schreib ## Überschrift; soll das Zeichen dastehen, schreib \\##.',
  ],
  [
    'Ein Absatz\n---',
    'Eine Linie direkt unter „Ein Absatz“ macht daraus eine Überschrift. ' +
      'Lass dazwischen eine Zeile leer; für eine Überschrift schreib ## davor.',
  ],
  [
    '[Mail](mailto:hallo(at)firma.de)',
    'Der Link „mailto:hallo(at)firma.de“ nennt keine gültige E-Mail-Adresse. ' +
      'Schreib sie ohne Umlaute, Leerzeichen und Komma, wie mailto:hallo@beispiel.de.',
  ],
  ['<Prakis>x</Prakis>', 'Den Baustein <Prakis> gibt es nicht. Meintest du „Praxis“?'],
  [
    '![Ein Plakat am Zaun](./plakate/foto.jpg)',
    'Das Bild „./plakate/foto.jpg“ liegt nicht in src/content/ratgeber/plakate. Leg es dorthin, ' +
      'und schreib hier „./plakate/foto.jpg“, oder nenn eins von dort, groß und klein geschrieben ' +
      'wie dort. Ein neues Foto braucht auch eine Lizenz in bilder.json. Meintest du „Foto.jpg“?',
  ],
])('an editor reads what is wrong with the text %j, and what to do', (text, message) => {
  expect(toldOf(articleWith(text))).toEqual([`Zeile 19: ${message}`]);
});

test.each([
  [
    'title: Plakate',
    'title: Platz #1 der Plakate',
    'Zeile 2: Was hier hinter einem Leerzeichen und # steht, fehlt auf der Website. ' +
      'Schreib die Zeile wie feld: "Text", mit Anführungszeichen um den ganzen Text.',
  ],
  [
    'Was Plakate leisten',
    'Kurz',
    'Zeile 6: Feld „Zeile für die Übersicht“ (teaser) muss mindestens 10 Zeichen haben, jetzt sind es 4.',
  ],
  [
    '2026-11-21',
    '2026-11-7',
    'Zeile 7: Feld „Zuletzt geändert am“ (updated) muss ein Tag des Kalenders sein, Monat und Tag ' +
      'mit zwei Ziffern. Schreib ihn wie 2027-03-31.',
  ],
  ['4', '4.000', 'Zeile 8: „4.000“ liest ein Programm als 4. Schreib die Zahl ohne Punkt: 4000.'],
  [
    '[Plakat]',
    'Plakat, Druck',
    'Zeile 9: Feld „Stichwörter“ (keywords) muss eine Liste sein. Schreib sie wie ["eins", "zwei"].',
  ],
])('an editor reads what is wrong with %j changed to %j, and what to do', (was, is, message) => {
  expect(toldOf(articleWith('Text', HEAD.replace(was, is)))).toEqual([message]);
});
