import { on } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { Press } from './press.ts';
import type { Order } from './studio.ts';
import { headTypeface } from './type.ts';

if (!parentPort) throw new Error('The press is run by the studio.');

const orders = on(parentPort, 'message');
const press = new Press(await headTypeface());
for await (const [{ title, brand }] of orders as AsyncIterable<[Order]>) {
  parentPort.postMessage(await press.print(title, brand));
}
