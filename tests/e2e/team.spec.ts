import { expect, type Page, test } from 'playwright/test';
import type { Member } from '../../src/schemas/team.ts';
import { MEMBERS, TeamPage, WORDS } from '../support/team-page.ts';
import { violations, watch } from '../support/visit.ts';

const START = new Date('2026-05-04T10:00:00');
const [FIRST, SECOND] = MEMBERS as [Member, Member];
const LAST = MEMBERS.at(-1) ?? FIRST;

const address = (page: Page) => new URL(page.url()).hash;
const at = (path: string) => (url: URL) => url.pathname + url.hash === path;

test('the head and the end of the page lead to the contact form', async ({ page }) => {
  await new TeamPage(page).open();
  for (const name of [WORDS.cooperation, WORDS.closing.button]) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', '/kontakt');
  }
});

test('five posters show badge, name and role, the two of the founders first and larger', async ({
  page,
}) => {
  const team = new TeamPage(page);
  await team.open();
  await expect(team.cards()).toHaveCount(5);
  const widths: number[] = [];
  for (const [index, { name, role, badge }] of MEMBERS.entries()) {
    const card = team.cards().nth(index);
    await expect(card.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(card.getByText(role, { exact: true })).toBeVisible();
    await expect(card.getByText(badge, { exact: true })).toBeVisible();
    widths.push((await card.boundingBox())?.width ?? 0);
  }
  const [founder = 0, , staff = 0] = widths;
  expect(widths).toEqual([founder, founder, staff, staff, staff]);
  expect(founder).toBeGreaterThan(1.4 * staff);
});

test('each poster shows its drawing, asked for when it comes near', async ({ page }) => {
  const team = new TeamPage(page);
  await team.open();
  for (const [index] of MEMBERS.entries()) {
    const picture = team.cards().nth(index).locator('img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('src', /\.svg$/);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
});

for (const member of MEMBERS) {
  test.describe(member.name, () => {
    test('opens from anywhere on the poster, with everything there is to know', async ({
      page,
    }) => {
      const team = new TeamPage(page);
      await team.open();
      await team
        .cards()
        .nth(Number(member.id) - 1)
        .click({ position: { x: 20, y: 20 } });
      const dialog = team.dialog(member);
      await expect(dialog).toBeVisible();
      for (const text of [member.role, member.badge, member.bio, ...member.expertise]) {
        await expect(dialog.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(dialog.getByRole('img', { name: member.imageAlt })).toBeVisible();
      const mail = dialog.getByRole('link', { name: member.email });
      await expect(mail).toHaveAttribute('href', `mailto:${member.email}`);
      const profile = dialog.getByRole('link', { name: new RegExp(`^${WORDS.profile}`) });
      await expect(profile).toHaveAttribute('href', member.linkedin);
      await expect(profile).toHaveAccessibleName(/öffnet in neuem Tab/);
      await expect(profile).toHaveAttribute('target', '_blank');
      await expect(profile).toHaveAttribute('rel', 'noopener');
    });

    test('has an address that opens the dialog', async ({ page }) => {
      const team = new TeamPage(page);
      await team.open(`#${member.slug}`);
      await expect(team.dialog(member)).toBeVisible();
      await expect(team.anyDialog()).toHaveCount(1);
    });
  });
}

test('the page behind an open dialog is out of reach, and the dialog accessible', async ({
  page,
}) => {
  const team = new TeamPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await team.open();
  await team.poster(FIRST).click();
  expect(await team.dialog(FIRST).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await violations(page)).toEqual([]);
});

for (const width of [320, 390, 720, 768, 1440]) {
  test(`at ${width} px the dialog closes in its upper right corner, the picture fills its side`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const team = new TeamPage(page);
    await team.open();
    await team.poster(FIRST).click();
    // It rises as it opens.
    await team
      .dialog(FIRST)
      .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
    const boxes = await Promise.all(
      [team.dialog(FIRST), team.close(), team.dialog(FIRST).locator('.picture')].map((part) =>
        part.boundingBox(),
      ),
    );
    const [dialog, close, picture] = boxes.map((box) => box ?? { x: NaN, y: NaN, width: NaN });
    expect(close?.y).toBe(dialog?.y);
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeCloseTo(
      (dialog?.x ?? 0) + (dialog?.width ?? 0),
      0,
    );
    expect(picture?.x).toBe(dialog?.x);
  });

  test(`at ${width} px an address in the dialog has room in its line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const team = new TeamPage(page);
    await team.open();
    await team.poster(FIRST).click();
    const mail = team.dialog(FIRST).locator('a[href^="mailto:"]');
    await page.waitForFunction(() => [...document.fonts].some((font) => font.status === 'loaded'));
    // Letters are a little wider where a system fits them to its pixels.
    const room = await mail.evaluate(
      (link) => (link.parentElement?.clientWidth ?? 0) - link.getBoundingClientRect().width,
    );
    expect(room).toBeGreaterThan(8);
  });
}

test('with the keyboard the focus goes in, stays, and comes back to the poster', async ({
  page,
}) => {
  const team = new TeamPage(page);
  await team.open();
  await team.poster(SECOND).focus();
  await page.keyboard.press('Enter');
  const dialog = team.dialog(SECOND);
  await expect(dialog.getByRole('heading', { name: SECOND.name })).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    const round = [];
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press(key);
      round.push(await page.evaluate(() => document.activeElement?.textContent.trim()));
      expect(await dialog.locator(':focus').count(), `${key} ${press + 1}`).toBe(1);
    }
    expect(round.slice(3)).toEqual(round.slice(0, 3));
    expect(new Set(round).size).toBe(3);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(team.poster(SECOND)).toBeFocused();
});

for (const [way, leave] of [
  ['its button', (team: TeamPage) => team.close().click()],
  ['Escape', (team: TeamPage) => team.page.keyboard.press('Escape')],
  ['a press beside it', (team: TeamPage) => team.page.mouse.click(5, 450)],
  ['the browser’s back', (team: TeamPage) => team.page.goBack()],
] as const) {
  test(`a dialog closes by ${way}; the page stands where it stood, the poster has the focus`, async ({
    page,
  }) => {
    // The click scrolls to the poster, and without gliding it is there at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const team = new TeamPage(page);
    await team.open();
    await team.poster(LAST).click();
    await expect(team.dialog(LAST)).toBeVisible();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    await leave(team);
    await expect(team.anyDialog()).toHaveCount(0);
    await expect(team.poster(LAST)).toBeFocused();
    await expect(page).toHaveURL(at('/team'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
}

test.describe('the selection', () => {
  /** The page with a clock that stands still. */
  async function openStill(page: Page, hash = ''): Promise<TeamPage> {
    const team = new TeamPage(page);
    await page.clock.install({ time: START });
    await page.clock.pauseAt(new Date(START.getTime() + 1000));
    await team.open(hash);
    return team;
  }

  for (const [origin, hash] of [
    ['chosen here', ''],
    ['come by address', `#${FIRST.slug}`],
  ] as const) {
    test(`${origin} outlives its dialog, which closes at once, by 300 ms`, async ({ page }) => {
      const team = await openStill(page, hash);
      if (!hash) await team.poster(FIRST).click();
      expect(address(page)).toBe(`#${FIRST.slug}`);
      await page.clock.runFor(1000);
      expect(address(page), 'while the dialog is open').toBe(`#${FIRST.slug}`);
      await team.closeDialog();
      await expect(team.anyDialog()).toHaveCount(0);
      await page.clock.runFor(299);
      expect(address(page)).toBe(`#${FIRST.slug}`);
      await page.clock.runFor(1);
      await expect(page).toHaveURL(at('/team'));
      await expect(team.poster(FIRST)).toBeFocused();
    });
  }

  test('of somebody else within the 300 ms stays, and leaves no trace in the history', async ({
    page,
  }) => {
    await page.goto('/kontakt');
    const team = await openStill(page);
    await team.poster(FIRST).click();
    await team.closeDialog();
    await page.clock.runFor(200);
    await team.poster(SECOND).click();
    await page.clock.runFor(1000);
    await expect(team.dialog(SECOND)).toBeVisible();
    expect(address(page)).toBe(`#${SECOND.slug}`);
    await team.closeDialog();
    await page.clock.runFor(300);
    await expect(page).toHaveURL(at('/team'));
    await expect(team.anyDialog()).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(at('/kontakt'));
  });

  test('of the same person again within the 300 ms stays, and then has its own', async ({
    page,
  }) => {
    const team = await openStill(page);
    await team.poster(FIRST).click();
    await team.closeDialog();
    await page.clock.runFor(200);
    await team.poster(FIRST).click();
    await page.clock.runFor(50);
    await team.closeDialog();
    await page.clock.runFor(299);
    expect(address(page)).toBe(`#${FIRST.slug}`);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(at('/team'));
  });
});

test.describe('the address', () => {
  test('opens and changes the dialog while the page is there', async ({ page }) => {
    const team = new TeamPage(page);
    await team.open();
    for (const member of [SECOND, LAST]) {
      await page.evaluate((slug) => (location.hash = slug), member.slug);
      await expect(team.dialog(member)).toBeVisible();
      await expect(team.anyDialog()).toHaveCount(1);
    }
  });

  test('of nobody does nothing, and breaks nothing', async ({ page }) => {
    const team = new TeamPage(page);
    const visit = await watch(page);
    for (const hash of ['#', '#niemand', '#menu', '#inhalt', '#\\"]', '#%', `#${FIRST.slug}x`]) {
      await team.open(hash);
      await expect(team.anyDialog()).toHaveCount(0);
      expect(address(page)).toBe(new URL(`http://x/${hash}`).hash);
    }
    await team.poster(FIRST).click();
    await expect(team.dialog(FIRST)).toBeVisible();
    expect(visit.problems).toEqual([]);
  });

  test('goes back and forth with the browser: back closes, forward opens', async ({ page }) => {
    const team = new TeamPage(page);
    await page.goto('/kontakt');
    await team.open();
    await team.poster(FIRST).click();
    await page.goBack();
    await expect(team.anyDialog()).toHaveCount(0);
    await expect(page).toHaveURL(at('/team'));
    await page.goForward();
    await expect(team.dialog(FIRST)).toBeVisible();
    await team.close().click();
    await expect(page).toHaveURL(at('/team'));
    await page.goBack();
    await expect(page).toHaveURL(at('/kontakt'));
  });

  test('is followed in the step itself, not only when the browser tells of the anchor', async ({
    page,
  }) => {
    const team = new TeamPage(page);
    await page.addInitScript(() => {
      addEventListener('hashchange', (event) => event.stopImmediatePropagation());
    });
    await team.open();
    await team.poster(FIRST).click();
    await page.goBack();
    await expect(team.anyDialog()).toHaveCount(0);
    await page.goForward();
    await expect(team.dialog(FIRST)).toBeVisible();
  });

  test('survives a reload', async ({ page }) => {
    const team = new TeamPage(page);
    await team.open();
    await team.poster(FIRST).click();
    await page.reload();
    await expect(team.dialog(FIRST)).toBeVisible();
    await team.close().click();
    await expect(page).toHaveURL(at('/team'));
  });
});

test('where buttons know no commands, as in Safari before 26.2, a dialog opens and closes too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  });
  const team = new TeamPage(page);
  await team.open();
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('[commandfor]')) {
      button.removeAttribute('commandfor');
    }
  });
  await team.poster(FIRST).click();
  await expect(team.dialog(FIRST)).toBeVisible();
  expect(await team.dialog(FIRST).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await team.close().click();
  await expect(team.anyDialog()).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [browser, forget] of [
    ['a browser that knows commands', undefined],
    ['a browser that knows none', / command(for)?="[^"]*"/g],
  ] as const) {
    test(`${browser} opens and closes the dialog`, async ({ page }) => {
      await page.route('/team', async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        await route.fulfill({ response: answer, body: forget ? html.replace(forget, '') : html });
      });
      const team = new TeamPage(page);
      await team.open();
      await team.poster(FIRST).click();
      await expect(team.dialog(FIRST).getByText(FIRST.bio)).toBeVisible();
      await team.close().click();
      await expect(team.anyDialog()).toHaveCount(0);
    });
  }

  test('an address shows its member in the page', async ({ page }) => {
    const team = new TeamPage(page);
    await team.open(`#${LAST.slug}`);
    await expect(page.getByText(LAST.bio)).toBeInViewport();
    await expect(page.getByRole('link', { name: LAST.email })).toBeVisible();
    await expect(page.getByText(FIRST.bio)).toBeHidden();
  });
});

test('on paper everything about everybody can be read', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await new TeamPage(page).open();
  for (const { name, bio, email } of MEMBERS) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText(bio)).toBeVisible();
    await expect(page.getByRole('link', { name: email })).toBeVisible();
  }
});

test('on a phone on its side the portrait of a dialog is whole and beside the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const team = new TeamPage(page);
  await team.open();
  await team.poster(FIRST).click();
  const frame = team.dialog(FIRST).locator('.picture');
  await expect(frame).toBeInViewport({ ratio: 1 });
  const { width, height } = (await frame.boundingBox()) ?? { width: NaN, height: NaN };
  expect(height).toBeGreaterThan(width);
  await expect(team.dialog(FIRST).getByRole('heading')).toBeInViewport({ ratio: 1 });
});
