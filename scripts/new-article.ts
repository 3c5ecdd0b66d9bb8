/** Writes a new advice article: `npm run new:ratgeber -- "Titel"`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLES, articleOwners } from '../src/lib/article-loader.ts';
import { frontMatter, mdxFiles, nameProblems } from '../src/lib/mdx-files.ts';
import { isoDay } from '../src/lib/time.ts';
import { germanSlug } from './article/slug.ts';
import { articleTemplate } from './article/template.ts';
import { ROOT } from './setup/child.mjs';

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
  const file = { name, path: '', source: '' };
  return nameProblems(ROOT, file, (own) => [`${ARTICLES}/${own}.mdx`, ...articleOwners(own)]).map(
    () => `Die Adresse /${name} ist schon vergeben. Wähle einen anderen Titel.`,
  );
}

/** After the last article. */
function nextOrder(): number {
  const orders = mdxFiles(ROOT, ARTICLES).map(({ source }) => {
    const head = frontMatter(source);
    return 'data' in head ? Number(head.data['order']) || 0 : 0;
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
