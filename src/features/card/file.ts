import type { Contact } from '../../schemas/card.ts';
import { fullName, VALUES, valueOf } from './card.ts';
import { vcard } from './vcard.ts';

/** Long enough for every browser to have read the file. */
const REVOKE_AFTER = 10_000;

export const fileName = (contact: Contact): string => `${fullName(contact)}.vcf`;

/** The contact as a file, made here and now: nothing is asked of a server. */
const vcardFile = (contact: Contact): File =>
  new File([vcard(contact)], fileName(contact), { type: 'text/vcard;charset=utf-8' });

/** Lets the browser save the contact. */
export function downloadContact(contact: Contact): void {
  const url = URL.createObjectURL(vcardFile(contact));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(contact);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}

/**
 * Opens the share sheet: with the contact as a file where the browser shares such files, else with
 * its values. The page's own address stays out of it, as it is meant for one reader.
 */
export async function shareContact(contact: Contact): Promise<void> {
  const title = fullName(contact);
  const files = [vcardFile(contact)];
  const lines = [`${title}, ${contact.title}, ${contact.organisation}`];
  lines.push(...VALUES.map((name) => valueOf(contact, name).text));
  const canShareFile = navigator.canShare?.({ files }) ?? false;
  await navigator
    .share(canShareFile ? { title, files } : { title, text: lines.join('\n') })
    // Whoever closes the sheet has changed their mind.
    .catch(() => undefined);
}
