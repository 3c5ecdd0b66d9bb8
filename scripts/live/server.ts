import { assert, get } from '../../src/features/watch/checks.ts';
import { getText, type LiveCheck, matches, pagesAddress, projectFile } from './report.ts';

/** The headers that `public/_headers` sets for every page, as `Name: value`. */
const builtHeaders = (): string[] => {
  const [section = ''] = matches(projectFile('public/_headers'), /^\/\*\n((?: .*\n)+)/gm);
  return matches(section, /^ {2}([\w-]+: .+)$/gm);
};

async function assertRedirect(url: string, origin: string): Promise<void> {
  const { status, headers } = await get(url);
  const target = [301, 308].includes(status) ? (headers.get('location') ?? '') : '';
  assert(target.startsWith(`${origin}/`), `antwortet mit ${status} ${target}`);
}

/** Whether every address leads to this one, with the headers of the build. */
export async function checkServer({ origin, host, check, checkPublic }: LiveCheck): Promise<void> {
  await checkPublic('Nur über HTTPS erreichbar', () => assertRedirect(`http://${host}/`, origin));

  const twin = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  for (const other of [`https://${twin}`, pagesAddress()]) {
    await checkPublic(`${other} leitet hierher`, () => assertRedirect(`${other}/kontakt`, origin));
  }

  await checkPublic('Adresse ist die kanonische', async () => {
    const [canonical] = matches(await getText(origin), /rel="canonical" href="([^"]+)"/g);
    assert(canonical === `${origin}/`, `die Startseite nennt ${canonical}`);
  });

  await check('Kopfzeilen wie gebaut', async () => {
    const { headers } = await get(origin);
    for (const header of builtHeaders()) {
      const [name = ''] = header.split(':');
      assert(header === `${name}: ${headers.get(name)}`, `${name} ist „${headers.get(name)}“`);
    }
    assert(!headers.has('set-cookie'), 'es wird ein Cookie gesetzt');
  });

  await check('Browser melden keine Fehler an Dritte', async () => {
    const { headers } = await get(origin);
    // The project's own address sends it in any case.
    const isOurs = !host.endsWith('.pages.dev');
    assert(!isOurs || !headers.has('nel'), 'Network Error Logging ist an, siehe docs/deploy.md');
  });
}
