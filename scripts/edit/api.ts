import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import { mistakes } from '../../src/lib/mistakes.ts';
import type { Drafts } from './drafts.ts';
import keystatic from './keystatic.ts';
import { save, updateSchema } from './save.ts';

/** Where Keystatic's forms ask for files. */
export const API = '/api/keystatic/';

/** Sent by Keystatic, and by no page of another site: a browser asks first before it sends it. */
const OWN = 'no-cors';

const OUTDATED =
  'Die Datei wurde inzwischen anders geändert. Lad die Seite neu und trag deine Änderung noch einmal ein.';

const tree = (url: string) => new Request(new URL(`${API}tree`, url), { headers: { [OWN]: '1' } });

/**
 * Answers Keystatic's forms: they read from the drafts, and what they save goes into the files of
 * the project.
 *
 * @param root folder of the project
 */
export function apiHandler(root: string, drafts: Drafts): (request: Request) => Promise<Response> {
  const read = makeGenericAPIRouteHandler({ config: keystatic, localBaseDirectory: drafts.folder });
  const answer = async (request: Request) => {
    drafts.refresh();
    const { body, headers, status } = await read(request);
    const content = body instanceof Uint8Array ? new Uint8Array(body) : body;
    return new Response(content, { status: status ?? 200, ...(headers ? { headers } : {}) });
  };
  return async (request) => {
    if (request.method !== 'POST') return answer(request);
    const update = updateSchema.safeParse(await request.json().catch(() => undefined));
    if (request.headers.get(OWN) !== '1' || !update.success) {
      return new Response('Bad Request', { status: 400 });
    }
    const { additions, deletions } = update.data;
    try {
      for (const { path } of [...additions, ...deletions]) {
        if (drafts.isOutdated(path)) throw mistakes(path, [OUTDATED]);
      }
      await save(root, update.data);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return new Response(message, { status: 422 });
    }
    return answer(tree(request.url));
  };
}
