import { startMailbox } from '../../scripts/mailbox/server.ts';
import { expect, test } from 'playwright/test';

test('the local mailbox shows a message in light and in dark colours', async ({ page }) => {
  const mailbox = await startMailbox({ port: 0 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(mailbox.url);
  const dark = '@media (prefers-color-scheme:dark){body{background:rgb(1,2,3)}}';
  await fetch(`${mailbox.url}/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-postmark-server-token': 'local' },
    body: JSON.stringify({
      ...{ From: 'a@agentur.example', To: 'b@waehler.example', TextBody: 'Text' },
      HtmlBody: `<style>body{background:rgb(4,5,6)}${dark}</style>`,
    }),
  });
  const body = page.frameLocator('iframe').first().locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(4, 5, 6)');
  await page.getByLabel('Dunkel').check();
  await expect(body).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await mailbox.close();
});
