import type { APIRequestContext } from 'playwright/test';
import { mailbox } from './addresses.ts';

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
  const response = await request.get(`${mailbox()}/messages`);
  const messages = (await response.json()) as Mail[];
  return messages.filter(({ To, ReplyTo, TextBody }) =>
    [To, ReplyTo, TextBody].some((text) => text?.includes(mark)),
  );
}
