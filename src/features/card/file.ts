import { saveFile } from '../../lib/browser/save-file.ts';
import type { Contact } from './schema.ts';
import { fullName, VALUES, valueOf } from './card.ts';
import { vcard } from './vcard.ts';

export const fileName = (contact: Contact): string => `${fullName(contact)}.vcf`;

const vcardFile = (contact: Contact): File =>
  new File([vcard(contact)], fileName(contact), { type: 'text/vcard;charset=utf-8' });

/** Saves the contact as a file. */
export const downloadContact = (contact: Contact): void => saveFile(vcardFile(contact));

/**
 * Opens the share sheet with the contact as a file, or as text in browsers that do not share such
 * files. The address of the page is not shared, because it is confidential.
 */
export async function shareContact(contact: Contact): Promise<void> {
  const title = fullName(contact);
  const files = [vcardFile(contact)];
  const lines = [`${title}, ${contact.title}, ${contact.organisation}`];
  lines.push(...VALUES.map((name) => valueOf(contact, name).text));
  const canShareFile = navigator.canShare?.({ files }) ?? false;
  await navigator
    .share(canShareFile ? { title, files } : { title, text: lines.join('\n') })
    // The visitor closed the share sheet.
    .catch(() => undefined);
}
