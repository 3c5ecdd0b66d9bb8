/** The name of a file without folder and ending, composed (NFC). */
const stemOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, '').normalize('NFC');

/** The pictures of a folder by the names of their files without ending. */
export const byName = <Picture>(files: Record<string, Picture>) =>
  new Map(Object.entries(files).map(([path, picture]) => [stemOf(path), picture]));

/**
 * The given picture, which a page cannot do without.
 *
 * @param file from `src/assets`, as the message names it
 * @throws if the file does not exist
 */
export function existing<Picture>(picture: Picture | undefined, file: string): Picture {
  if (picture !== undefined) return picture;
  throw new Error(
    `Die Datei src/assets/${file} ist noch nicht da. Leg sie dort ab. Liegt sie schon dort, starte npm start oder npm run edit neu.`,
  );
}

const drawings = import.meta.glob<string>('../../assets/{heads,services,stations}/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/**
 * The address of a drawing.
 *
 * @param file from `src/assets`: `heads/kreuz.svg`
 * @param spare the drawing that is shown if `file` does not exist
 * @throws if neither exists
 */
export const drawingOf = (file: string, spare = file): string =>
  existing(drawings[`../../assets/${file}`] ?? drawings[`../../assets/${spare}`], file);

const drawnPortraits = byName(
  import.meta.glob<string>('../../assets/portraits/*.svg', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
);
// Only the names of the photographs are read: a page gets the drawing of a photograph, never the photograph itself.
const photographs = Object.keys(
  import.meta.glob('../../assets/portraits/*.{avif,jpeg,jpg,png,webp}', { caseSensitive: false }),
).map(stemOf);
const portraits = new Map([
  ...photographs.map((name) => [name, `/portraits/${encodeURIComponent(name)}.svg`] as const),
  ...drawnPortraits,
]);

/** The names of the pictures in `src/assets/portraits`. */
export const PORTRAITS = [...portraits.keys()];
/** The names of the drawings in that folder. */
export const DRAWINGS = [...drawnPortraits.keys()];

/** The address of a person's picture: a drawing, or the drawing that the build makes of a photograph. */
export const portraitOf = (name: string) => existing(portraits.get(name), `portraits/${name}`);
