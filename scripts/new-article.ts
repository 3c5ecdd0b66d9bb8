/** Writes a new advice article: `npm run new:ratgeber -- "Titel"`. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { addressOwner } from '../src/lib/content-files.ts';
import { parseMdx } from '../src/lib/documents.ts';
import { isoDay } from '../src/lib/format.ts';
import { germanSlug } from './article/slug.ts';
import { articleTemplate } from './article/template.ts';
import { ROOT } from './setup/child.mjs';

const ARTICLES = 'src/content/ratgeber';
/** Longer ones are cut off in search results (`schemas/page.ts`). */
const TITLE = 60;
const EXAMPLE = 'npm run new:ratgeber -- "Wie viele Plakate brauche ich?"';

function problemsOf(title: string): string[] {
  if (title.length < 3) return [`Es fehlt ein Titel. So geht es: ${EXAMPLE}`];
  if (title.length > TITLE) {
    return [
      `Der Titel hat ${title.length} Zeichen, Suchmaschinen zeigen höchstens ${TITLE}. Kürze ihn.`,
    ];
  }
  const name = germanSlug(title);
  if (!name) return [`Der Titel braucht Buchstaben oder Ziffern. So geht es: ${EXAMPLE}`];
  return addressOwner(ROOT, name)
    ? [`Die Adresse /${name} ist schon vergeben. Wähle einen anderen Titel.`]
    : [];
}

/** After the last article. */
function nextOrder(): number {
  const ordered = z.object({ order: z.number() });
  const orders = globSync(`${ARTICLES}/*.mdx`, { cwd: ROOT }).map((file) => {
    const { data } = parseMdx(file, readFileSync(join(ROOT, file), 'utf8'));
    return ordered.safeParse(data).data?.order ?? 0;
  });
  return Math.max(0, ...orders) + 1;
}

const title = process.argv.slice(2).join(' ').normalize('NFC').replace(/\s+/g, ' ').trim();
const problems = problemsOf(title);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  const name = germanSlug(title);
  const file = `${ARTICLES}/${name}.mdx`;
  const facts = { title, order: nextOrder(), day: isoDay(new Date()) };
  // Fails rather than overwrites what appeared in the meantime.
  writeFileSync(join(ROOT, file), articleTemplate(facts), { flag: 'wx' });
  console.log(
    `${file} ist angelegt.\n` +
      `Mit „npm start“ siehst du ihn unter http://localhost:4321/${name}\n` +
      `Er ist ein Entwurf. Streich die Zeile „draft: true“, wenn er erscheinen soll.`,
  );
}
