import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort, type Site, startServer } from '../support/site.ts';

const program = (port: number) => [
  '--eval',
  `require('node:http').createServer((_, answer) => answer.end('here')).listen(${port}, '127.0.0.1')`,
];
const there = { args: program, env: {}, cwd: import.meta.dirname, path: '/' };

const running: Site[] = [];
afterEach(async () => {
  for (const site of running.splice(0)) await site.stop();
});

test('a server whose port was taken in the meantime starts on another', async () => {
  const [taken, free] = [await freePort(), await freePort()];
  const other = createServer().listen(taken, '127.0.0.1');
  await once(other, 'listening');
  const ports = [taken, free];

  const site = await startServer({ ...there, nextPort: () => Promise.resolve(ports.shift() ?? 0) });
  running.push(site);

  expect(site.url).toBe(`http://127.0.0.1:${free}`);
  expect(await fetch(site.url).then((answer) => answer.text())).toBe('here');
  other.close();
});

test('a server that breaks for another reason is not started again', async () => {
  let started = 0;
  const args = () => {
    started += 1;
    return ['--eval', 'throw new Error("no settings")'];
  };

  await expect(startServer({ ...there, args })).rejects.toThrow('no settings');
  expect(started).toBe(1);
});

test('a port to be had is not one that the system hands out', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));

  expect(ports.filter((port) => port >= 32_768)).toEqual([]);
});
