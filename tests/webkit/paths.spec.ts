import { expect } from 'playwright/test';
import { GATED, HAS_CARD, NAME, PASSWORD, TEXTS } from '../support/card-page.ts';
import { someVisitor } from '../support/contact-page.ts';
import { contentOf } from '../support/content.ts';
import { PAGES } from '../support/dist.ts';
import {
  FIGURE,
  hasFont,
  LAYOUTS,
  misplacedCrosses,
  sourceDistance,
} from '../support/engine-layout.ts';
import { HOME } from '../support/home-page.ts';
import { MEMBERS } from '../support/team-page.ts';
import { fill } from '../../src/lib/text.ts';
import { KEYS, test } from './browser.ts';

const [MEMBER] = MEMBERS;
const { openMenu, closeMenu } = contentOf('navigation');

test('every page fits a phone, starts its islands and has its crosses in place', async ({
  tab,
}) => {
  test.slow();
  await tab.resize(390, 900);
  for (const { path } of PAGES) {
    await tab.goto(path);
    const state = () =>
      tab.evaluate(() => ({
        waiting: document.querySelectorAll('astro-island:is([client=load], [client=idle])[ssr]')
          .length,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
    await expect.poll(state, path).toEqual({ waiting: 0, overflow: 0 });
    expect(await tab.evaluate(misplacedCrosses), path).toEqual([]);
  }
});

test('layout is that of the other engines', async ({ tab }) => {
  for (const { title, path, width, measure, expected } of LAYOUTS) {
    if (!path) continue;
    await tab.resize(width, 900);
    await tab.goto(path);
    await expect.poll(() => tab.evaluate(hasFont), title).toBe(true);
    await expect.poll(() => tab.evaluate(measure), title).toEqual(expected);
  }
});

test('the source of a figure opens next to its button', async ({ tab }) => {
  test.skip(!FIGURE, 'no article has a figure');
  await tab.resize(390, 800);
  await tab.goto(FIGURE ?? '');
  await tab.click('main button[interestfor]');
  await expect.poll(() => tab.evaluate(sourceDistance)).toBeGreaterThanOrEqual(0);
  expect(await tab.evaluate(sourceDistance)).toBeLessThan(24);
});

test('the menu opens and closes, by its button and by Escape', async ({ tab }) => {
  await tab.resize(390, 800);
  await tab.goto('/team');
  for (const close of [() => tab.press(KEYS.escape), () => tab.click('dialog button', closeMenu)]) {
    await tab.click('header button', openMenu);
    await tab.expect('dialog a');
    await close();
    await tab.expectNone('dialog');
  }
});

test('going back from another page', async ({ tab }) => {
  const path = () => tab.evaluate(() => location.pathname);
  await tab.goto('/team');
  await tab.click('footer a[href^="/"]:not([href^="/team"])');
  await expect.poll(path).not.toBe('/team');
  await tab.back();
  await expect.poll(path).toBe('/team');
  await tab.expect('main button', MEMBER?.name);
});

test('a member of the team: by click, by address, closed by a press outside', async ({ tab }) => {
  await tab.goto('/team');
  await tab.click('main button', MEMBER?.name);
  await tab.expect('dialog', MEMBER?.name);
  await tab.clickAt(5, 400);
  await tab.expectNone('dialog');
  await expect.poll(() => tab.evaluate(() => location.hash)).toBe('');
  await tab.goto(`/team#${MEMBER?.slug}`);
  await tab.expect('dialog', MEMBER?.name);
  await expect.poll(() => tab.evaluate(() => document.activeElement?.localName)).toBe('h2');
});

test('an empty form names its errors, the first below the bar; a filled one is sent', async ({
  tab,
}) => {
  await tab.resize(390, 800);
  await tab.goto('/kontakt');
  await expect
    .poll(() =>
      tab.evaluate(() => document.querySelectorAll('astro-island[client=load][ssr]').length),
    )
    .toBe(0);
  await tab.click('[type=submit]');
  await tab.expect('#name-error');
  const isBelowBar = () => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const label = document.querySelector('label[for=name]')?.getBoundingClientRect().top ?? 0;
    return label >= bar && document.querySelector(':focus')?.id === 'name';
  };
  await expect.poll(() => tab.evaluate(isBelowBar)).toBe(true);

  const { name, email, campaign_type, message } = someVisitor();
  // The driver types no line break.
  const texts = { name, email, message: message.replaceAll('\n', ' ') };
  for (const [field, text] of Object.entries(texts)) await tab.type(`[name=${field}]`, text);
  await tab.choose('[name=campaign_type]', campaign_type);
  await tab.click('[name=agree_privacy]');
  await tab.click('[type=submit]');
  await tab.expect('#form-sent');
});

test('the card opens with its password and copies', async ({ tab }) => {
  test.skip(!HAS_CARD, 'there is no card');
  await tab.goto(GATED);
  await tab.type('input', PASSWORD);
  await tab.press(KEYS.enter);
  await tab.expect('h1', NAME);
  const { copy, copied, items } = TEXTS.card;
  await tab.click('button', fill(copy, { item: items.email }));
  await tab.expect('[role=region]', copied.title);
});

test('the video starts', async ({ tab }) => {
  const { start, pause } = HOME.socialMedia.video;
  await tab.goto('/');
  // Scrolls to it, so that React takes over.
  await tab.expect('button', start);
  await expect
    .poll(() =>
      tab.evaluate(() => document.querySelectorAll('[component-export=Video][ssr]').length),
    )
    .toBe(0);
  await tab.click('button', start);
  await tab.expect('button', pause);
  const time = () => tab.evaluate(() => document.querySelector('video')?.currentTime);
  await expect.poll(time).toBeGreaterThan(0.1);
});
