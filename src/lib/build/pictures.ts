import type { HeadDrawing } from '../schema/drawings.ts';

/** The name of a file without folder and ending, composed (NFC). */
const stemOf = (path: string) =>
  path
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .normalize('NFC');

/** The pictures of a folder by the names of their files without ending. */
export const byName = <Picture>(files: Record<string, Picture>) =>
  new Map(Object.entries(files).map(([path, picture]) => [stemOf(path), picture]));

/**
 * A picture that a page shows.
 *
 * @param file from `src/assets`, as the message names it
 * @throws when the file is gone
 */
export function existing<Picture>(picture: Picture | undefined, file: string): Picture {
  if (picture !== undefined) return picture;
  throw new Error(
    `Die Datei src/assets/${file} ist noch nicht da. Leg sie dort ab. Liegt sie schon dort, starte npm start oder npm run edit neu.`,
  );
}

const heads = byName(
  import.meta.glob<string>('../../assets/heads/*.svg', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
);

/** Address of the drawing of an article or tool: 1200 units wide and high, on a ground that reaches 400 units farther. */
export const articleDrawingOf = (drawing: HeadDrawing) =>
  existing(heads.get(drawing), `heads/${drawing}`);

const drawings = byName(
  import.meta.glob<string>('../../assets/portraits/*.svg', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
);
// Only their names: the page gets what becomes of them, never the photograph.
const photographs = Object.keys(
  import.meta.glob('../../assets/portraits/*.{avif,jpeg,jpg,png,webp}', { caseSensitive: false }),
).map(stemOf);
const portraits = new Map([
  ...photographs.map((name) => [name, `/portraits/${encodeURIComponent(name)}.svg`] as const),
  ...drawings,
]);

/** Names of the pictures in `src/assets/portraits`, and of those that are drawings. */
export const PORTRAITS = [...portraits.keys()];
export const DRAWINGS = [...drawings.keys()];

/** The address of a picture of somebody: a drawing, or what the build makes of a photograph. */
export const portraitOf = (name: string) => existing(portraits.get(name), `portraits/${name}`);
