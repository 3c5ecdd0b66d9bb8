import { Worker } from 'node:worker_threads';

/** What one picture is of. */
export interface Order {
  title: string;
  brand: string;
}

/** Has share pictures printed on a thread of its own, one after the other, each once. */
export interface Studio {
  /** Has a picture printed that somebody may want later. Does not keep the process from ending. */
  begin: (order: Order) => void;
  /**
   * The picture as PNG.
   *
   * @throws what went wrong on the other thread, now or before
   */
  draw: (order: Order) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** A studio with the site's typeface. */
export function openStudio(): Studio {
  // Without the options of this process, of which `--eval` would be refused.
  const worker = new Worker(new URL('./press.worker.ts', import.meta.url), { execArgv: [] });

  const pictures = new Map<string, Promise<Uint8Array>>();
  // The press answers in the order it was asked.
  const waiting: PromiseWithResolvers<Uint8Array>[] = [];
  let broken: Error | undefined;
  worker.on('message', (png: Uint8Array) => waiting.shift()?.resolve(png));
  worker.on('error', (error: Error) => {
    broken = error;
    for (const picture of waiting) picture.reject(error);
  });
  worker.unref();

  const print = (order: Order): Promise<Uint8Array> => {
    if (broken) return Promise.reject(broken);
    const picture = Promise.withResolvers<Uint8Array>();
    waiting.push(picture);
    worker.postMessage(order);
    return picture.promise;
  };
  const once = ({ title, brand }: Order) => {
    const key = JSON.stringify([title, brand]);
    const picture = pictures.get(key) ?? print({ title, brand });
    pictures.set(key, picture);
    return picture;
  };
  return {
    begin: (order) => {
      // Whoever wants the picture hears of it.
      once(order).catch(() => undefined);
    },
    draw: (order) => {
      worker.ref();
      return once(order);
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
