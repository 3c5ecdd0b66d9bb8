import type { Mail } from './delivery.ts';
import { confirmationMail } from './mail-confirmation.ts';
import type { MailContext } from './mail-context.ts';
import { teamMail } from './mail-team.ts';
import type { ContactRequest } from './schema.ts';

export interface ContactMails {
  team: Mail;
  confirmation: Mail;
}

/** The two messages of an accepted request. Pure. */
export const composeMails = (request: ContactRequest, context: MailContext): ContactMails => ({
  team: teamMail(request, context),
  confirmation: confirmationMail(request.email, context),
});
