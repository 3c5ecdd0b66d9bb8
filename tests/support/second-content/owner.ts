/**
 * The rules of the third content: that of an agency that leaves out all it can. No free tools, no work sample,
 * no prize, film, training or cards, no openings; two tools on sale, a team of four with photographs, one
 * network, no register, another town and other hours.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from 'github-slugger';
import sharp from 'sharp';
import { leftOutOf } from '../../../src/content-reader/parts.ts';

/** Lists that their pages can do without. */
const EMPTY = [
  'ablauf.json',
  'faq/kontakt.json',
  'faq/startseite.json',
  'ki-werkzeuge.json',
  'stellen.json',
  'vorteile.json',
];
const TOOLS = 2;
const TEAM = 4;
const PHOTOGRAPH = 'foto';

/** A head and a chest before a light wall, of the size that a portrait needs. */
const photograph = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><rect width="1200" height="1500" fill="#ddd"/>' +
        '<ellipse cx="600" cy="600" rx="260" ry="340" fill="#b98"/><ellipse cx="600" cy="1450" rx="520" ry="460" fill="#345"/></svg>',
    ),
  )
    .jpeg()
    .toBuffer();

interface Files {
  items: Record<string, unknown>[];
}

export async function leaveOut(project: string): Promise<void> {
  const content = join(project, 'src/content');
  const read = (file: string) => readFileSync(join(content, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(content, file), text);
  const change = <Data>(file: string, edit: (data: Data) => object) =>
    write(file, JSON.stringify(edit(JSON.parse(read(file)) as Data), null, 2));
  const files = (pattern: string) => globSync(pattern, { cwd: content }).sort();

  for (const file of files('**/*.json'))
    write(file, read(file).replaceAll('"active": true', '"active": false'));
  for (const file of EMPTY) change(file, () => ({ items: [] }));
  rmSync(join(content, 'visitenkarten'), { recursive: true });

  interface Site {
    address: object;
    links: { linkedin: string };
    legal: { editorialResponsible: string };
  }
  change<Site>('site.json', ({ address, links, legal, ...site }) => ({
    ...site,
    address: { ...address, street: 'Am Wasser 3', postalCode: '20457', city: 'Hamburg' },
    openingHours: [{ weekdays: ['montag', 'mittwoch'], from: '10:00', to: '16:00' }],
    links: { linkedin: links.linkedin },
    legal: { editorialResponsible: legal.editorialResponsible, managingDirectors: [] },
  }));

  change<Files>('programme.json', ({ items }) => ({ items: items.slice(0, TOOLS) }));
  const tools = (JSON.parse(read('programme.json')) as Files).items.map((tool) => tool['slug']);
  interface Page {
    guide: { rows: { product: string }[] };
  }
  change<Page>('wahlkampftools.json', ({ guide, ...page }) => ({
    ...page,
    active: true,
    guide: { ...guide, rows: guide.rows.filter(({ product }) => tools.includes(product)) },
  }));

  mkdirSync(join(project, 'src/assets/portraits'), { recursive: true });
  const picture = `src/assets/portraits/${PHOTOGRAPH}.jpg`;
  writeFileSync(join(project, picture), await photograph());
  change<Files>('team.json', ({ items }) => ({
    items: items.slice(0, TEAM).map((member, index) => ({
      ...member,
      isFounder: index < 2,
      ...(index === 1 && { linkedin: undefined }),
      ...(index % 2 === 0 && { image: PHOTOGRAPH, focus: { x: 50, y: 40, height: 45 } }),
    })),
  }));
  change<Files>('bilder.json', ({ items }) => ({
    items: [
      ...items,
      { files: [picture], author: 'Agentur', licence: 'eigenes Foto', politicalUse: true },
    ],
  }));

  unlink(project);
}

/** Does in articles what the build asks for: takes out links and components that lead to what is off. */
export function unlink(project: string): void {
  const content = join(project, 'src/content');
  const read = (file: string) => readFileSync(join(content, file), 'utf8');
  const articles = globSync('ratgeber/*.mdx', { cwd: content }).sort();
  const { components, isOff } = leftOutOf(project);
  const gone = new Set<string>();
  const withoutLinks = (text: string) =>
    text.replace(/(?<!!)\[([^\]]+)\]\((\/[^)\s]*)\)/g, (link, words: string, href: string) =>
      isOff({ href }) || gone.has(href) ? words : link,
    );
  for (const file of articles) {
    const text = components.reduce(
      (all, name) => all.replace(new RegExp(`^<${name} />\\n`, 'gm'), ''),
      read(file),
    );
    // A section that has nothing else goes, too.
    const headings: string[] = [];
    const shown = text.replace(/^## (.+)\n\s*(?=## |$(?![^]))/gm, (_, heading: string) => {
      headings.push(heading);
      gone.add(`/${file.replace(/^.*\/|\.mdx$/g, '')}#${slug(heading)}`);
      return '';
    });
    const withShortNames = headings.reduce(
      (all, heading) => all.replace(new RegExp(`  - heading: ${heading}\n    short: .*\n`), ''),
      shown,
    );
    writeFileSync(join(content, file), withShortNames);
  }
  for (const file of articles) writeFileSync(join(content, file), withoutLinks(read(file)));
}
