import type { Site } from '../../../lib/schema/site.ts';
import { withoutSoftHyphens } from '../../../lib/text.ts';
import type { Home } from '../../home/schema.ts';
import { filmOf } from '../../home/video/film.ts';
import { organization, website } from './organization.ts';
import type { Thing } from './thing.ts';

function video(film: NonNullable<Home['socialMedia']['video']>, origin: URL): Thing {
  const [minutes = '0', seconds = '0'] = film.duration.split(':');
  return {
    '@type': 'VideoObject',
    name: withoutSoftHyphens(film.poster.join(' ')),
    description: withoutSoftHyphens(film.words),
    duration: `PT${Number(minutes)}M${Number(seconds)}S`,
    uploadDate: film.published,
    thumbnailUrl: new URL(filmOf('webp'), origin).href,
    contentUrl: new URL(filmOf('mp4'), origin).href,
    inLanguage: 'de',
  };
}

export function homePage({ socialMedia }: Home, site: Site, origin: URL): Thing[] {
  const film = socialMedia.video;
  return [
    organization(site, origin),
    website(site, origin),
    ...(film ? [video(film, origin)] : []),
  ];
}
