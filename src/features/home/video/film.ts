import { existing } from '../../../lib/build/pictures.ts';

const files = import.meta.glob<string>('../../../assets/video/kurzvideo.*', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Address of a file of the film by its ending; the picture (webp) is its first frame. */
export function filmOf(ending: 'mp4' | 'webm' | 'webp'): string {
  const file = `video/kurzvideo.${ending}`;
  return existing(files[`../../../assets/${file}`], file);
}
