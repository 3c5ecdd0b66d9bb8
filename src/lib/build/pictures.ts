import type { ImageMetadata } from 'astro';
import type { HeadDrawing } from '../schema/drawings.ts';

const files = import.meta.glob<string>(
  ['../../assets/{heads,portraits,services,stations}/*.svg', '../../assets/video/kurzvideo.*'],
  { eager: true, query: '?url&no-inline', import: 'default' },
);
// Only their names: the page gets what becomes of them, never the photograph.
const photographs = Object.keys(
  import.meta.glob('../../assets/portraits/*.{avif,jpeg,jpg,png,webp}', { caseSensitive: false }),
);

/** The name of a file without folder and ending, composed (NFC). */
const stemOf = (path: string, ending = /\.\w+$/) =>
  path.replace(/^.*\//, '').replace(ending, '').normalize('NFC');

/** The drawings of a folder by their names without ending, or the files of the film by their names with it. */
const picturesIn = (folder: string) =>
  new Map(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`../../assets/${folder}/`))
      .map(([path, picture]) => [stemOf(path, /\.svg$/), picture]),
  );

const drawings = picturesIn('portraits');
const portraits = new Map([
  ...photographs.map((path) => {
    const name = stemOf(path);
    return [name, `/portraits/${encodeURIComponent(name)}.svg`] as const;
  }),
  ...drawings,
]);
const screens = new Map(
  Object.entries(
    import.meta.glob<ImageMetadata>('../../assets/screens/*.{avif,jpeg,jpg,png,webp}', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, picture]) => [stemOf(path), picture]),
);
const film = picturesIn('video');
const heads = picturesIn('heads');
const services = picturesIn('services');
const stations = picturesIn('stations');

/** @throws when the file is gone */
function pictureOf<Picture>(pictures: Map<string, Picture>, folder: string, name: string): Picture {
  const picture = pictures.get(name);
  if (picture !== undefined) return picture;
  throw new Error(
    `Die Datei src/assets/${folder}/${name} ist noch nicht da. Leg sie dort ab. Liegt sie schon dort, starte npm start oder npm run edit neu.`,
  );
}

/** Names of the pictures in `src/assets/portraits`, and of those that are drawings. */
export const PORTRAITS = [...portraits.keys()];
export const DRAWINGS = [...drawings.keys()];

/** The address of a picture of somebody: a drawing, or what the build makes of a photograph. */
export const portraitOf = (name: string) => pictureOf(portraits, 'portraits', name);

/** The picture of a program, twice its size on the page. */
export const screenOf = (slug: string) => pictureOf(screens, 'screens', slug);

/** The picture of a program for phones, a crop with larger type; undefined where there is none. */
export const phoneScreenOf = (slug: string) => screens.get(`${slug}-telefon`);

/** Address of a file of the film on the home page, by its ending; the picture (webp) is its first frame. */
export const filmOf = (ending: 'mp4' | 'webm' | 'webp') =>
  pictureOf(film, 'video', `kurzvideo.${ending}`);

/** Address of the drawing of an article or tool: 1200 units wide and high, on a ground that reaches 400 units farther. */
export const articleDrawingOf = (drawing: HeadDrawing) => pictureOf(heads, 'heads', drawing);

/** Address of the drawing of a service. */
export const serviceDrawingOf = (drawing: string) => pictureOf(services, 'services', drawing);

/** Address of the drawing of a station of the calendar, by its id; a new one has an empty ballot. */
export const stationOf = (id: string) =>
  stations.get(id) ?? pictureOf(stations, 'stations', 'start');
