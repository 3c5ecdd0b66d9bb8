import { expect, type Page, test } from 'playwright/test';
import { CONTACT_ENDPOINT } from '../../src/config/routes.ts';
import words from '../../src/content/fehler.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import { ContactPage, someVisitor } from '../support/contact-page.ts';
import { HomePage } from '../support/home-page.ts';
import { PAGES } from '../support/dist.ts';
import { mailWith } from '../support/mail.ts';
import { sidewaysScroll, violations, withoutPopUp } from '../support/visit.ts';

const REASON = 'Der Stift ist abgebrochen';

interface Island {
  path: string;
  url: string;
  name: string;
}

/** Every island of every page, so that a new one is held to the rule without being listed. */
const ISLANDS: readonly Island[] = PAGES.flatMap(({ path, html }) =>
  [...html.matchAll(/<astro-island[^>]*>/g)].map(([tag]) => ({
    path,
    url: /component-url="([^"]+)"/.exec(tag)?.[1] ?? '',
    name: /component-export="([^"]+)"/.exec(tag)?.[1] ?? '',
  })),
);

/** Lets an island throw whenever it is drawn while `condition`, an expression, holds. */
async function breakIsland(page: Page, { url, name }: Island, condition = 'true'): Promise<void> {
  await page.route(`**${url}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import { ${name} as Whole } from '${url}?whole';
        export const ${name} = (props) => {
          if (${condition}) throw new Error('${REASON}');
          return Whole(props);
        };`,
    }),
  );
}

function islandNamed(name: string): Island {
  const island = ISLANDS.find((one) => one.name === name);
  if (!island) throw new Error(`no island ${name}`);
  return island;
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: words.heading });

/** Brings every island near, so that each starts. */
const reachAll = (page: Page) =>
  expect(async () => {
    await page.evaluate(() =>
      document.querySelector('astro-island[ssr] > *')?.scrollIntoView({ behavior: 'instant' }),
    );
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 200 });
  }).toPass();

/** What an island says without script. Parsed elsewhere: the site's policy lets no page do it. */
async function wordsOf(page: Page, html: string, name: string): Promise<string> {
  const blank = await page.context().newPage();
  const found = await blank.evaluate(
    ([text = '', island = '']) =>
      new DOMParser()
        .parseFromString(text, 'text/html')
        .querySelector(`astro-island[component-export="${island}"]`)?.textContent ?? '',
    [html.replace(/<noscript>[^]*?<\/noscript>/g, ''), name],
  );
  await blank.close();
  return found;
}

test('there are islands to try', () => {
  expect(ISLANDS.map(({ name }) => name)).toEqual(expect.arrayContaining(['ContactForm', 'Video']));
});

for (const island of ISLANDS) {
  const { path, name } = island;
  test(`when ${name} on ${path} throws, it says so, keeps its words and spares the rest`, async ({
    page,
  }) => {
    await withoutPopUp(page);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await breakIsland(page, island);
    await page.goto(path);
    await reachAll(page);

    await expect(notice(page)).toHaveCount(1);
    await expect(notice(page)).toContainText(REASON);
    await expect(notice(page)).toContainText(words.island);
    await expect(notice(page).getByRole('link')).toHaveAttribute('href', `tel:${site.phone.uri}`);
    expect(logged.join('\n')).toContain(REASON);
    const html = PAGES.find((built) => built.path === path)?.html ?? '';
    const failed = page.locator(`astro-island[component-export="${name}"]`);
    const left = await failed.evaluate((element) => {
      for (const hidden of element.querySelectorAll('noscript')) hidden.remove();
      return element.textContent;
    });
    expect(left).toContain(await wordsOf(page, html, name));
  });
}

const paths = [...new Set(ISLANDS.map(({ path }) => path))];
for (const { path, width } of paths.flatMap((path) =>
  [320, 1440].map((width) => ({ path, width })),
)) {
  test(`the error views on ${path} can be read and pressed at ${width} px`, async ({ page }) => {
    await withoutPopUp(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const island of ISLANDS) await breakIsland(page, island);
    await page.goto(path);
    await reachAll(page);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    // Nothing lies over it: a trial click asks what a finger would hit.
    const views = await notice(page).all();
    expect(views.length).toBeGreaterThan(0);
    for (const view of views) await view.getByRole('link').click({ trial: true });
  });
}

test('a broken form can still be filled in and sent, as without script', async ({
  page,
  request,
}) => {
  const visitor = someVisitor();
  await breakIsland(page, islandNamed('ContactForm'));
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await expect(notice(page)).toBeVisible();
  await contact.fill(visitor);
  await contact.submit().click();
  await expect(contact.receipt()).toBeVisible();
  expect(await mailWith(request, visitor.email)).toHaveLength(2);
});

test('a form that breaks while it sends keeps what was typed, and can be sent again', async ({
  page,
}) => {
  const visitor = someVisitor();
  const { promise: broken, resolve } = Promise.withResolvers<void>();
  await page.route(`**${CONTACT_ENDPOINT}`, async (route) => {
    await broken;
    await route.fulfill({ status: 502, json: { error: { code: 'not_sent', message: 'x' } } });
  });
  await breakIsland(page, islandNamed('ContactForm'), 'globalThis.broken');
  const contact = new ContactPage(page);
  await contact.openWithScript();
  await contact.fill(visitor);
  await contact.submit().click();
  await expect(contact.submit()).toBeDisabled();
  await page.evaluate(() => Object.assign(globalThis, { broken: true }));
  resolve();

  await expect(notice(page)).toBeVisible();
  await expect(contact.message()).toHaveValue(visitor.message);
  await expect(contact.campaignType()).toHaveValue(visitor.campaign_type);
  await expect(contact.privacy()).toBeChecked();
  await expect(contact.submit()).toBeEnabled();
  await contact.name().click();
  await expect(contact.name()).toBeFocused();
});

test('broken service cards show what they would have opened', async ({ page }) => {
  await breakIsland(page, islandNamed('ServiceCards'));
  const home = new HomePage(page);
  await home.open();
  await home.reach('.services-list');
  await expect(notice(page)).toBeVisible();
  await expect(home.consultation()).toHaveCount(4);
  for (const link of await home.consultation().all()) await expect(link).toBeVisible();
});
