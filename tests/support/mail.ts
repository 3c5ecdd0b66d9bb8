import type { APIRequestContext } from 'playwright/test';

interface Mail {
  From: string;
  To: string;
  ReplyTo?: string;
  Subject: string;
  TextBody: string;
  HtmlBody: string;
}

/** Messages whose text or addresses hold `mark`, newest first: tests run at the same time. */
export async function mailWith(request: APIRequestContext, mark: string): Promise<Mail[]> {
  const response = await request.get(`${process.env['TEST_MAILBOX']}/messages`);
  const messages = (await response.json()) as Mail[];
  return messages.filter(({ To, ReplyTo, TextBody }) =>
    [To, ReplyTo, TextBody].some((text) => text?.includes(mark)),
  );
}
