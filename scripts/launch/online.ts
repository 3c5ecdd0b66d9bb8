import { contentFiles, type Checkout } from './checkout.ts';
import type { Finding } from './finding.ts';
import { lineAt } from './text.ts';

const ADDRESS = /https?:\/\/[^\s"'<>()[\]{}`„“]+[^\s"'<>()[\]{}`„“.,;:!?]/g;
const SECONDS = 15;
const AT_ONCE = 6;
/** Asked by a program, many sites say no to a page that everyone can open. */
const NO_ANSWER = new Set([401, 403, 405, 429, 999]);

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * External addresses in the content that lead nowhere, asked one after the other over the network.
 *
 * @param ask replaced by tests; has to answer within its signal
 */
export async function findDeadLinks(checkout: Checkout, ask: Fetch = fetch): Promise<Finding[]> {
  const places = addresses(checkout);
  const queue = [...places.keys()];
  const dead = new Map<string, string>();
  const worker = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      const problem = await problemOf(address, ask);
      if (problem) dead.set(address, problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return [...places].flatMap(([address, where]) => {
    const problem = dead.get(address);
    return problem ? where.map((place) => ({ place, text: `${address} ${problem}` })) : [];
  });
}

/** Every address with the places that name it. */
function addresses(checkout: Checkout): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of contentFiles(checkout)) {
    const text = checkout.text(file);
    for (const { 0: address, index } of text.matchAll(ADDRESS)) {
      const place = `${file}, Zeile ${lineAt(text, index)}`;
      found.set(address, [...(found.get(address) ?? []), place]);
    }
  }
  return found;
}

async function problemOf(address: string, ask: Fetch): Promise<string | undefined> {
  try {
    const { status } = await ask(address, { signal: AbortSignal.timeout(SECONDS * 1000) });
    if (status < 400 || NO_ANSWER.has(status)) return undefined;
    return `antwortet mit ${status}. Berichtige den Link oder nimm ihn heraus.`;
  } catch (error) {
    const slow = error instanceof Error && error.name === 'TimeoutError';
    return slow
      ? `antwortet nicht binnen ${SECONDS} Sekunden. Öffne den Link und prüf ihn selbst.`
      : 'ist nicht zu erreichen. Berichtige den Link oder nimm ihn heraus.';
  }
}
