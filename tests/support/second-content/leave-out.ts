/**
 * Leaves out of a content all that an agency can do without: free tools, work sample, prize, film, training, cards,
 * openings, lists of home and its link in the header. Two tools on sale, a team of four with photographs, one network
 * and no register are left, in another town with other hours.
 */
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { leftOutOf } from '../../../src/content-reader/parts.ts';
import type { Home } from '../../../src/features/home/schema.ts';
import type { Site } from '../../../src/lib/schema/site.ts';
import type { Copy } from '../project-copy.ts';

const CONTENT = 'src/content';
/** Lists that their pages can do without. */
const EMPTY = [
  'ablauf.json',
  'faq/startseite.json',
  'ki-werkzeuge.json',
  'stellen.json',
  'vorteile.json',
];
/** Pages that stay if the content has them: only their sections are left out. */
const STAY = ['karriere.json', 'wahlkampftools.json'];
const PHOTOGRAPH = 'src/assets/portraits/foto für alle.jpg';
/** A head, lit from one side, before a light wall, of the size that a portrait needs. */
const PERSON = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><rect width="1200" height="1500" fill="#ddd"/>' +
    '<linearGradient id="light"><stop stop-color="#bbb"/><stop offset="1"/></linearGradient>' +
    '<circle cx="600" cy="600" r="300" fill="url(#light)"/></svg>',
);

interface List {
  items: Record<string, unknown>[];
}

export async function leaveOut(copy: Copy): Promise<void> {
  const { files, folder, read, write } = copy;
  const change = <Data>(file: string, edit: (data: Data) => object) =>
    copy.editJson(`${CONTENT}/${file}`, edit);

  for (const file of files(`${CONTENT}/**/*.json`)) {
    const active = STAY.includes(basename(file)) ? /^( {4,}"active": )true/gm : /("active": )true/g;
    write(file, read(file).replace(active, '$1false'));
  }
  for (const file of EMPTY) change(file, () => ({ items: [] }));
  // AI tools are left out by their empty list alone.
  change<Home>('startseite.json', ({ aiTools, ...home }) => ({
    ...home,
    ...(aiTools && { aiTools: { ...aiTools, active: true } }),
  }));
  // A list of drafts is an empty list to visitors.
  change<List>('faq/kontakt.json', ({ items }) => ({
    items: items.map((question) => ({ ...question, draft: true })),
  }));
  for (const gone of [`${CONTENT}/visitenkarten`, 'src/assets/video'])
    rmSync(join(folder, gone), { recursive: true, force: true });

  change<Site>('site.json', ({ address, links, legal, ...site }) => ({
    ...site,
    address: { ...address, street: 'Am Wasser 3', postalCode: '20457', city: 'Hamburg' },
    openingHours: [
      { weekdays: ['montag', 'dienstag', 'mittwoch', 'donnerstag'], from: '10:00', to: '16:00' },
      { weekdays: ['freitag'], from: '10:00', to: '13:00' },
    ],
    links: { linkedin: links.linkedin },
    legal: { editorialResponsible: legal.editorialResponsible, managingDirectors: [] },
  }));

  // The brand in the bar is a link to home, too.
  change<{ header: { href?: string }[] }>('navigation.json', ({ header, ...navigation }) => ({
    ...navigation,
    header: header.filter(({ href }) => href !== '/'),
  }));

  change<List>('programme.json', ({ items }) => ({
    items: items.slice(0, 2).map((tool, index) => ({
      ...tool,
      pricing: { ...[{ oneTime: 490 }, { monthly: 49 }][index], included: [] },
    })),
  }));

  await sharp(PERSON).jpeg().toFile(join(folder, PHOTOGRAPH));
  change<List>('team.json', ({ items }) => ({
    items: items.slice(0, 4).map((member, index) => ({
      ...member,
      isFounder: index < 2,
      ...(index === 1 && { linkedin: undefined }),
      ...(index % 2 === 0 && { image: 'foto für alle', focus: { x: 50, y: 40, height: 45 } }),
    })),
  }));
  const licence = { author: 'Agentur', licence: 'eigenes Foto', politicalUse: true };
  change<List>('bilder.json', ({ items }) => ({
    items: [...items, { files: [PHOTOGRAPH], ...licence }],
  }));

  // The build asks for this in articles: neither link nor component leads to what is left out.
  const { components, includes } = leftOutOf(folder);
  const component = new RegExp(`^<(?:${components.join('|')}) />$`, 'gm');
  for (const file of files(`${CONTENT}/ratgeber/*.mdx`)) {
    const text = read(file)
      .replace(component, 'Hier steht ein Satz.')
      .replace(/(?<!!)\[([^\]]+)\]\((\/[^)\s]*)\)/g, (link, words: string, href: string) =>
        includes(href) ? words : link,
      );
    write(file, text);
  }
}
