import { startMailbox } from '../../scripts/mailbox/server.ts';
import { expect, test } from 'playwright/test';

test('the local mailbox shows a message with its attached picture, and empties itself', async ({
  page,
}) => {
  const mailbox = await startMailbox({ port: 0 });
  await page.goto(mailbox.url);
  const Content =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
  const picture = { Name: 'a.png', ContentID: 'cid:a.png', ContentType: 'image/png', Content };
  await fetch(`${mailbox.url}/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-postmark-server-token': 'local' },
    body: JSON.stringify({
      From: 'a@agentur.example',
      To: 'b@waehler.example',
      TextBody: 'Text',
      HtmlBody: '<img src="cid:a.png" alt="Zeichen">',
      Attachments: [picture],
    }),
  });
  const shown = page.locator('iframe').first().contentFrame().getByAltText('Zeichen');
  await expect(shown).toHaveJSProperty('naturalWidth', 1);
  await page.getByRole('button', { name: 'Leeren' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await mailbox.close();
});
