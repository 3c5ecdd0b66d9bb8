import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PageChange, rewritePage } from '../../../src/features/contact/page-rewrite.server.ts';
import { contactForm } from '../../support/contact.ts';

/** What happened to the elements of each selector, in place of workerd's rewriter. */
let done: Map<string, string[]>;

beforeEach(() => {
  done = new Map();
  vi.stubGlobal(
    'HTMLRewriter',
    class {
      on(selector: string, { element }: { element: (handle: unknown) => void }) {
        const calls = done.get(selector) ?? [];
        done.set(selector, calls);
        const record = (_: object, method: string | symbol) => (argument: unknown) =>
          void calls.push([method, argument].filter(Boolean).join(' '));
        element(new Proxy({}, { get: record }));
        return this;
      }
      transform(page: Response) {
        return page;
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const FAILED: PageChange = {
  state: 'failed',
  title: 'Fehler',
  text: 'Zu groß',
  at: new Date('2026-11-23T10:00:00Z'),
};

test('a failure with a form that was read keeps saying that the values are there', () => {
  rewritePage(new Response(), FAILED, contactForm());
  expect(done.get('input[name="name"]')).toEqual(['setAttribute value']);
  expect([...done.keys()].join()).not.toMatch(/data-failure-(?:kept|lost)/);
});

test('a failure with a form that was not read says where the values still are', () => {
  rewritePage(new Response(), FAILED, undefined);
  expect(done.get('[data-failure-kept]')).toEqual(['remove']);
  expect(done.get('[data-failure-lost]')).toEqual(['removeAttribute hidden']);
});
