import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentProblems } from '../../src/lib/content-sources.ts';
import { formatProblems } from '../../src/lib/problems.ts';

/** A form sends it to ask for the state; the server sends it with the state in words. */
const EVENT = 'stimmbezirk:content';

/** A save may write several files, and each of them in parts. */
const PAUSE_MS = 300;

/** Tells the forms whether the site can show the content, when they open and after each change. */
export function contentState(project: string): AstroIntegration {
  const folder = join(project, 'src/content');
  const plugin = {
    name: 'content-state',
    // A form takes words from the content when it opens. It is not to reload while somebody writes.
    hotUpdate: ({ file }: { file: string }) => (file.includes('/src/content/') ? [] : undefined),
  };
  function check(): string {
    const problems = formatProblems(contentProblems(project));
    return problems
      ? `Die Website zeigt so lange keine Seite:\n${problems}`
      : 'Alles in Ordnung: Die Website zeigt alle Seiten.';
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
        let text = check();
        let timer: NodeJS.Timeout | undefined;
        const say = (words: string) => {
          text = words;
          ws.send(EVENT, { text });
        };
        watcher.add(folder);
        watcher.on('all', (_, path) => {
          if (!path.startsWith(folder)) return;
          const saved = `Zuletzt gespeichert um ${new Date().toLocaleTimeString('de-DE')}.`;
          say(`${saved} Wird geprüft …`);
          clearTimeout(timer);
          timer = setTimeout(() => {
            try {
              say(`${saved} ${check()}`);
            } catch (error) {
              // A file went while it was read; that is a change, too, so it is checked again.
              logger.warn(String(error));
            }
          }, PAUSE_MS);
        });
        ws.on(EVENT, (_, client) => client.send(EVENT, { text }));
      },
    },
  };
}
