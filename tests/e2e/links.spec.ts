import { expect, type APIRequestContext, type Page, test } from 'playwright/test';
import navigation from '../../src/content/navigation.json' with { type: 'json' };
import services from '../../src/content/leistungen.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import { ContactPage } from '../support/contact-page.ts';
import { PAGES } from '../support/dist.ts';
import { withoutPopUp } from '../support/visit.ts';

/** Origin of canonical addresses, which stand in feed and sitemap. */
const ORIGIN = 'https://stimmbezirk.example';
const EXTERNAL: readonly string[] = Object.values(site.links);

interface Link {
  href: string;
  text: string;
  target: string;
  rel: string[];
}

const linksOf = (page: Page): Promise<Link[]> =>
  page.locator('a[href], area[href]').evaluateAll((anchors) =>
    anchors.map((anchor) => ({
      href: anchor.getAttribute('href') ?? '',
      text: anchor.textContent.replaceAll(/\s+/g, ' '),
      target: anchor.getAttribute('target') ?? '',
      rel: (anchor.getAttribute('rel') ?? '').split(' '),
    })),
  );

/** Addresses in attributes of everything that is no link: styles, pictures, fonts, islands, feeds. */
const resourcesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['href', 'src', 'poster', 'action', 'component-url', 'renderer-url'].flatMap((name) =>
      [...document.querySelectorAll(`:not(a, area)[${name}]`)].map(
        (element) => element.getAttribute(name) ?? '',
      ),
    ),
  );

/** An address of ours is there at once, and so is the place in it. */
async function expectThere(request: APIRequestContext, href: string, own = ''): Promise<void> {
  const [path = '', anchor] = href.split('#');
  const response = await request.get(path || own, { maxRedirects: 0 });
  expect(response.status(), href).toBe(200);
  if (!anchor) return;
  const ids = [...(await response.text()).matchAll(/\sid=["']?([^"'\s>]+)/g)].map(([, id]) => id);
  expect(ids, href).toContain(decodeURIComponent(anchor));
}

for (const { path } of PAGES) {
  test.describe(`page ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await withoutPopUp(page);
      await page.goto(path);
    });

    test('leads nowhere into the void', async ({ page, request }) => {
      const links = (await linksOf(page)).map(({ href }) => href);
      const internal = [...new Set(links)].filter((href) => !/^[a-z]+:/.test(href));
      expect(internal.length).toBeGreaterThan(0);
      for (const href of internal) {
        expect(href, 'begins at the root or is an anchor').toMatch(/^[/#]/);
        await expectThere(request, href, path);
      }
    });

    test('asks for no file that is missing', async ({ page, request }) => {
      const files = [...new Set(await resourcesOf(page))]
        .filter((url) => !url.startsWith('data:') && !url.startsWith('/api/'))
        .map((url) => (url.startsWith(`${ORIGIN}/`) ? url.slice(ORIGIN.length) : url));
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) await expectThere(request, file, path);
    });

    test('has links by telephone and mail that a device understands', async ({ page }) => {
      const links = (await linksOf(page)).map(({ href }) => href);
      const direct = links.filter((href) => /^[a-z]+:/.test(href) && !href.startsWith('http'));
      for (const href of direct) {
        expect(href).toMatch(
          /^(?:tel:\+\d{6,15}|sms:\+\d{6,15}|mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?(?:subject|body)=[^\s"<>]*)?)$/,
        );
      }
    });

    test('opens other sites in a new tab where it says so, and gives them no handle', async ({
      page,
    }) => {
      const external = (await linksOf(page)).filter(({ href }) => /^https?:/.test(href));
      for (const { href, text, target, rel } of external) {
        expect(href).toMatch(/^https:/);
        if (EXTERNAL.includes(href)) expect(target, href).toBe('_blank');
        if (target !== '_blank') continue;
        expect(rel, href).toContain('noopener');
        expect(text, href).toContain(`(${navigation.newTab})`);
      }
    });
  });
}

test('every external address of site.json is linked from some page', () => {
  const missing = EXTERNAL.filter(
    // The pop-up brings its address along when it opens.
    (href) => href !== site.links.ideasPrize && !PAGES.some(({ html }) => html.includes(href)),
  );
  expect(missing).toEqual([]);
});

test('everything in feed, sitemap and robots.txt is there', async ({ request }) => {
  const seen = new Set<string>();
  for (const file of ['/ratgeber.xml', '/sitemap-index.xml', '/sitemap-0.xml', '/robots.txt']) {
    const response = await request.get(file, { maxRedirects: 0 });
    expect(response.status(), file).toBe(200);
    const own = (await response.text()).matchAll(/https:\/\/stimmbezirk\.example(\/[^\s<"']*)/g);
    for (const [, path = ''] of own) seen.add(path);
  }
  expect(seen.size).toBeGreaterThan(PAGES.length / 2);
  for (const path of seen) await expectThere(request, path);
});

test('the pop-up leads to another site in a new tab', async ({ request }) => {
  const { href, newTab } = (await (await request.get('/ideenpreis.json')).json()) as Link & {
    newTab: string;
  };
  expect([href, newTab]).toEqual([site.links.ideasPrize, navigation.newTab]);
});

test('the form opens with every tag that can be chosen', async ({ page }) => {
  const [tag] = services.flatMap(({ tags }) => tags.filter((one) => !('route' in one)));
  const contact = new ContactPage(page);
  const response = await page.goto(`/kontakt?thema=${encodeURIComponent(tag?.label ?? '')}`);
  expect(response?.status()).toBe(200);
  expect(response?.request().redirectedFrom()).toBeNull();
  await expect(contact.message()).toHaveValue(
    new RegExp(tag?.label.replaceAll('\u00ad', '') ?? '-'),
  );
});
