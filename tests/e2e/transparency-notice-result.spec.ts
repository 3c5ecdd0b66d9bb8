import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'playwright/test';
import { savedFile } from '../fixtures/notice-answers.ts';
import { isOn } from '../support/content.ts';
import { sidewaysScroll } from '../support/layout.ts';
import { openNotice, openResult, PAGE, words } from '../support/notice-page.ts';
import { readQr } from '../support/qr.ts';
import { recordVisit } from '../support/records.ts';
import { clipboard } from '../support/visit.ts';

test.skip(!isOn('transparencyNotice'), 'the notice is left out');

const { fields, messages, points, result } = words.tool;
/** Where the poster publishes its notice. */
const ADDRESS = 'https://liste.example/plakat';
/** How the names of its files begin in the ZIP file. */
const FILES = 'transparenzhinweis-plakat/transparenzhinweis-plakat';

test('a label and a letter can be copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const notice = await openResult(page);
  // The click fails if anything covers the heading.
  await notice.form().getByRole('heading', { name: result.qrHeading }).click({ trial: true });
  await notice.button(result.copyLabel).click();
  await expect(notice.form()).toContainText(result.copied);
  await expect.poll(() => clipboard(page)).toContain(ADDRESS);
  await notice.button(result.copyLetter).click();
  await expect.poll(() => clipboard(page)).toContain('Plakat');
});

// tests/unit/transparency-notice/files.test.ts names the other files, which need no canvas.
test('the result is a file with label and code as pictures, and is not sent', async ({ page }) => {
  const visit = await recordVisit(page);
  const notice = await openResult(page);
  const found = unzipSync(await notice.download(result.all.button));
  const bytesOf = (name: string) => found[name] ?? new Uint8Array();
  expect(found).toHaveProperty([`${FILES}-kennzeichnung-poster.png`]);
  expect(await readQr(Buffer.from(bytesOf(`${FILES}-qr.png`)))).toBe(ADDRESS);
  expect(strFromU8(bytesOf('LIES-MICH.txt'))).toContain(PAGE);
  await expect(notice.form()).toContainText(result.all.saved);
  expect(visit.requests.filter((sent) => sent.method() !== 'GET')).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('the words of a label end within its frame', async ({ page }) => {
  const notice = await openResult(page);
  const found = unzipSync(await notice.download(result.all.button));
  const sheet = await page.context().newPage();
  await sheet.setContent(strFromU8(found[`${FILES}-kennzeichnung-a6.svg`] ?? new Uint8Array()));
  const [frame = 0, longest = 0] = await sheet.locator('svg').evaluate((svg: SVGSVGElement) => {
    const ends = [...svg.querySelectorAll('text')].map((text) => text.getBBox());
    return [svg.viewBox.baseVal.width, Math.max(...ends.map(({ x, width }) => x + width))];
  });
  // The type is 3 mm high, the padding is as wide, and 4 % of the words' width are in reserve.
  expect(frame - longest).toBeCloseTo(3 + 0.04 * (longest - 3), 0);
});

test('a browser that draws no pictures says so, and saves no wrong one', async ({ page }) => {
  await page.addInitScript(() => {
    // Firefox with resistFingerprinting reads noise from a canvas.
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
      new ImageData(width, height);
  });
  const notice = await openResult(page);
  await notice.button(result.png).last().click();
  await expect(notice.form()).toContainText(result.noPicture);
  const names = Object.keys(unzipSync(await notice.download(result.all.button)));
  expect(names.filter((name) => name.endsWith('.png'))).toEqual([]);
});

test('the printed result has its notice and a readable code alone', async ({ page }) => {
  const notice = await openResult(page);
  // A sheet of A4 within the margins of src/styles/print.css, at 96 pixels an inch.
  await page.setViewportSize({ width: 695, height: 986 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const code = notice.form().getByRole('img');
  expect(await readQr(await code.screenshot())).toBe(ADDRESS);
  await expect(notice.form().getByText(points.privacy)).toBeVisible();
  await expect(page.getByText(words.example.summary)).toBeHidden();
  await expect(notice.form().getByRole('button')).toHaveCount(0);
});

// tests/unit/transparency-notice/reducer.test.ts tests which fields have a message, and which of them the focus.
test('the result says what is wrong, and leads to each question, folded too', async ({ page }) => {
  const notice = await openResult(
    page,
    savedFile([{ version: '' }], { sponsor_email: 'post', link: '' }),
  );
  await expect(notice.gaps()).toContainText(messages.email_invalid);
  await notice.gaps().getByRole('link', { name: fields.link.label }).click();
  await expect(notice.answer('link', 'election')).toBeFocused();
  await notice.step('result').click();
  await notice.gaps().getByRole('link', { name: fields.version.label }).click();
  await expect(notice.field('version')).toBeFocused();
  await expect(notice.form().locator('#version-error')).toHaveText(messages.required);
});

test('a result that cannot be loaded says so, and comes with a further step', async ({ page }) => {
  await page.route('**/_astro/Result*.js*', (route) => route.abort());
  const notice = await openNotice(page);
  await notice.open(savedFile());
  await expect(notice.form().getByText(words.tool.loadFailed)).toBeVisible();
  await page.unroute('**/_astro/Result*.js*');
  await notice.step('pieces').click();
  await notice.step('result').click();
  await expect(notice.button(result.copyLabel)).toBeVisible();
});
