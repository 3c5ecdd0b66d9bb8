import { z } from 'astro/zod';
import { contrast, isLighter } from '../contrast.ts';
import { pattern } from './text.ts';

const colour = (title: string, description: string) =>
  pattern(
    /^#[\da-f]{6}$/,
    // own colour: an example that no page shows
    'muss aus # und sechs Ziffern oder kleinen Buchstaben von a bis f sein, wie #0b5d3b',
  ).meta({ title, description });

/** The colours of the brand, by their role. */
const ROLES = {
  ink: colour('Tinte', 'Schrift, Linien und die Flächen, auf denen die Schrift hell ist'),
  page: colour('Seite', 'Grund der Seiten und Zellen, Schrift auf Tinte'),
  paper: colour('Papier', 'Stimmzettel, Formulare, graue Abschnitte'),
  accent: colour('Akzent', 'Umschläge, Markierungen, was gerade berührt wird; ändere den Falz mit'),
  fold: colour('Falz', 'Lasche des Umschlags, etwas anders als der Akzent'),
  mute: colour('Leise Schrift', 'Hinweise auf Seite und Papier'),
  muteOnInk: colour('Leise Schrift auf Tinte', 'Nebensachen auf Tinte'),
  idle: colour('Ruhende Ziffern', 'Große Ziffern, die noch nicht an der Reihe sind'),
  coal: colour('Kohle', 'Wahlurne und Laternenmasten, eine Stufe neben der Tinte'),
};
export type Role = keyof typeof ROLES;

/**
 * The least contrast of a colour with its ground: 4.5 for text and 3 for large figures (WCAG 2.2, 1.4.3), less for
 * planes that lie beside each other.
 */
const CONTRASTS: readonly [role: Role, ground: Role, least: number][] = [
  ['ink', 'page', 4.5],
  ['paper', 'ink', 4.5],
  ['accent', 'ink', 4.5],
  ['fold', 'ink', 4.5],
  ['mute', 'page', 4.5],
  ['mute', 'paper', 4.5],
  ['muteOnInk', 'ink', 4.5],
  ['idle', 'paper', 3],
  ['coal', 'paper', 4.5],
  ['paper', 'page', 1.1],
  ['fold', 'accent', 1.1],
  ['coal', 'ink', 1.3],
];

/** A contrast with one decimal, rounded down, so that a contrast that is too low never reads like the required one. */
const inTenths = (value: number) => (Math.floor(value * 10) / 10).toFixed(1).replace('.', ',');

/** `src/content/marke/farben.json`. No two roles have the same colour, so that a colour in a drawing tells its role. */
export const coloursSchema = z.strictObject(ROLES).superRefine((colours, context) => {
  const say = (role: Role, message: string) =>
    context.addIssue({ code: 'custom', path: [role], message });
  const title = (role: Role) => `„${ROLES[role].meta()?.title}“ (${colours[role]})`;
  for (const [role, ground, least] of CONTRASTS) {
    const ratio = contrast(colours[role], colours[ground]);
    if (ratio >= least) continue;
    const lack = `Der Kontrast ist ${inTenths(ratio)}, nötig sind ${inTenths(least)}`;
    const complaint = `hebt sich mit ${colours[role]} zu wenig von ${title(ground)} ab`;
    const remedy = `Nimm eine ${isLighter(colours[role], colours[ground]) ? 'hellere' : 'dunklere'} Farbe`;
    say(role, `${complaint}: ${lack}. ${remedy}`);
  }
  const roles = Object.keys(ROLES) as Role[];
  for (const [index, role] of roles.entries()) {
    const same = roles.slice(0, index).find((other) => colours[other] === colours[role]);
    if (same)
      say(
        role,
        `ist dieselbe Farbe wie ${title(same)}. Nimm eine, die sich um eine Stufe unterscheidet`,
      );
  }
});
export type Colours = z.infer<typeof coloursSchema>;

/** `src/content/marke/schrift.json`: the letters that `npm run brand` takes from `schrift.ttf`. */
export const fontSchema = z.strictObject({
  letters: z
    .string()
    .min(1)
    .regex(/^\S*$/, { error: 'darf keine Leerzeichen enthalten, die kommen von selbst dazu' })
    .meta({ title: 'Zeichen', description: 'Alle Zeichen, die die Schrift der Website hat' }),
});
