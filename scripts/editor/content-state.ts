import { join, matchesGlob, relative, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import config from '../../keystatic.config.ts';
import { allProblems } from '../../src/content-reader/all-problems.ts';
import { formatProblems } from '../../src/lib/build/problems.ts';
import { EVENT } from './names.ts';

/** The state of the content, in words. */
export interface ContentState {
  /** A sentence on the last save, if there was one. */
  saved?: string;
  text: string;
  /** A line for each problem. */
  problems?: string;
}

/** How long the content has to rest before it is checked: a save may write several files, each in parts. */
const PAUSE_MS = 300;

const FORMS = [
  ...Object.values(config.collections ?? {}),
  ...Object.values(config.singletons ?? {}),
];

/** The name of the form of a file of the content; without a form, the file's path. */
function formOf(file: string): string {
  const form = FORMS.find(({ path }) => path && matchesGlob(file, `${path}{.json,.mdx,/**}`));
  if (!form) return file;
  const [, , , entry = ''] = file.split('/');
  return 'slugField' in form ? `${form.label} ${entry.replace(/\.\w+$/, '')}` : form.label;
}

/** Checks a project's content and returns its state. If the check itself fails, the state says so. */
export function checkContent(project: string): ContentState {
  try {
    const problems = allProblems(project);
    if (problems.length === 0) {
      return {
        text:
          'Felder und Texte sind in Ordnung: Die Website zeigt alle Seiten. ' +
          'Ob Links ankommen und Seiten zu schwer sind, prüft erst das Veröffentlichen.',
      };
    }
    const count = problems.length === 1 ? 'Ein Fehler' : `${problems.length} Fehler`;
    const byForm = problems.map((each) => ({
      ...each,
      file: `${formOf(each.file)} (${each.file})`,
    }));
    return {
      text: `${count}: Die Website zeigt so lange keine Seite.`,
      problems: formatProblems(byForm),
    };
  } catch (error) {
    return {
      text:
        'Die Prüfung ist abgebrochen. Speichere noch einmal; bleibt es dabei, ' +
        'zeig diese Zeile jemandem, der die Website programmiert:',
      problems: String(error),
    };
  }
}

/** Tells the forms whether the site can show the content, when they open and after each change. */
export function contentState(project: string): AstroIntegration {
  const folder = join(project, 'src/content');
  // Forms import words of the content. Without this hook a save would reload a form in which somebody writes.
  const hotUpdate = ({ file }: { file: string }) =>
    file.includes('/src/content/') ? [] : undefined;
  return {
    name: 'content-state',
    hooks: {
      'astro:config:setup': ({ injectScript, updateConfig }) => {
        // The forms' site has its root in scripts/editor.
        injectScript('before-hydration', `import '/state-bar.ts';`);
        updateConfig({ vite: { plugins: [{ name: 'content-state', hotUpdate }] } });
      },
      'astro:server:setup': ({ server: { watcher, ws } }) => {
        let state = checkContent(project);
        let timer: NodeJS.Timeout | undefined;
        const send = (next: ContentState) => {
          state = next;
          ws.send(EVENT, state);
        };
        watcher.add(folder);
        watcher.on('all', (_, path) => {
          if (!path.startsWith(folder + sep)) return;
          const form = formOf(relative(project, path).replaceAll('\\', '/'));
          const saved = `Zuletzt gespeichert um ${new Date().toLocaleTimeString('de-DE')}: „${form}“.`;
          send({ ...state, saved, text: 'Wird geprüft …' });
          clearTimeout(timer);
          timer = setTimeout(() => send({ saved, ...checkContent(project) }), PAUSE_MS);
        });
        ws.on(EVENT, (_, client) => client.send(EVENT, state));
      },
    },
  };
}
