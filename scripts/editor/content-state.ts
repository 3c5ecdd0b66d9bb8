import { join, matchesGlob, relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import { EVENT } from './names.ts';
import config from '../../keystatic.config.ts';
import { isPublished } from '../../src/lib/articles.ts';
import { contentProblems, SOURCES } from '../../src/content-reader/sources.ts';
import { formatProblems } from '../../src/content-reader/problems.ts';
import { redirectsOf } from '../../src/lib/redirects.ts';
import { articleSchema } from '../../src/schemas/article.ts';

/** The state of the content, in words. */
export interface ContentState {
  /** The last save, where there was one. */
  saved?: string;
  text: string;
  /** A line for each problem. */
  problems?: string;
}

/** A save may write several files, and each of them in parts. */
const PAUSE_MS = 300;

const FORMS = [
  ...Object.values(config.collections ?? {}),
  ...Object.values(config.singletons ?? {}),
];

/** The form of a file of the content; without one, its path. */
export function formOf(file: string): string {
  const form = FORMS.find(({ path }) => path && matchesGlob(file, `${path}{.json,.mdx,/**}`));
  if (!form) return file;
  return 'slugField' in form
    ? `${form.label} ${file.split('/')[3]?.replace(/\.\w+$/, '')}`
    : form.label;
}

/** The addresses of articles that lead somewhere. */
function articleAddresses(project: string): string[] {
  const now = new Date();
  const entries = SOURCES.articles
    .read(project)
    .entries.map(({ id, data }) => ({ id, data: articleSchema.parse(data) }));
  return [
    ...entries.filter(({ data }) => isPublished(data, now)).map(({ id }) => `/${id}`),
    ...redirectsOf(entries, now).map(({ from }) => from),
  ];
}

/** Tells the forms whether the site can show the content, when they open and after each change. */
export function contentState(project: string): AstroIntegration {
  const folder = join(project, 'src/content');
  const plugin = {
    name: 'content-state',
    // A form takes words from the content when it opens. It is not to reload while somebody writes.
    hotUpdate: ({ file }: { file: string }) => (file.includes('/src/content/') ? [] : undefined),
  };
  /** Of the content as it was when the forms were started. */
  let earlier: string[] | undefined;
  function checkAddresses(): ContentState {
    const addresses = articleAddresses(project);
    earlier ??= addresses;
    const lost = earlier.filter((address) => !addresses.includes(address));
    if (lost.length === 0) return { text: 'Alles in Ordnung: Die Website zeigt alle Seiten.' };
    return {
      text: 'Die Website zeigt alle Seiten. Seit dem Start der Formulare fehlen Adressen:',
      problems:
        `${lost.join(', ')}\nWer sie aufruft, findet nichts. Hast du einen Artikel umbenannt, trag die alte ` +
        'Adresse ohne / bei ihm unter „Frühere Adressen“ ein. Ist er zurückgezogen, gib ihm eine ' +
        '„Ersatzadresse“; ist er gelöscht, trag sie bei einem anderen Artikel ein.',
    };
  }
  function check(): ContentState {
    const found = contentProblems(project);
    if (found.length === 0) return checkAddresses();
    const count = found.length === 1 ? 'Ein Fehler' : `${found.length} Fehler`;
    const named = found.map((each) => ({ ...each, file: `${formOf(each.file)} (${each.file})` }));
    return {
      text: `${count}: Die Website zeigt so lange keine Seite.`,
      problems: formatProblems(named),
    };
  }
  return {
    name: 'content-state',
    hooks: {
      'astro:config:setup': ({ injectScript, updateConfig }) => {
        // The path is from the root of the forms' site.
        injectScript('before-hydration', `import '/state-bar.ts';`);
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:server:setup': ({ server: { watcher, ws }, logger }) => {
        let state = check();
        let timer: NodeJS.Timeout | undefined;
        const say = (next: ContentState) => {
          state = next;
          ws.send(EVENT, state);
        };
        watcher.add(folder);
        watcher.on('all', (_, path) => {
          if (!path.startsWith(folder)) return;
          const form = formOf(relative(project, path).replaceAll('\\', '/'));
          const saved = `Zuletzt gespeichert um ${new Date().toLocaleTimeString('de-DE')}: „${form}“.`;
          say({ ...state, saved, text: 'Wird geprüft …' });
          clearTimeout(timer);
          timer = setTimeout(() => {
            try {
              say({ saved, ...check() });
            } catch (error) {
              // A file went while it was read; that is a change, too, so it is checked again.
              logger.warn(String(error));
            }
          }, PAUSE_MS);
        });
        ws.on(EVENT, (_, client) => client.send(EVENT, state));
      },
    },
  };
}
