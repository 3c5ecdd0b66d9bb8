import { saveFile } from '../../lib/browser/save-file.ts';
import type { Contact } from './schema.ts';
import { fullName } from './card.ts';
import { vcard } from './vcard.ts';

export const fileName = (contact: Contact): string => `${fullName(contact)}.vcf`;

/** Saves the contact as a file. */
export const downloadContact = (contact: Contact): void =>
  saveFile(new File([vcard(contact)], fileName(contact), { type: 'text/vcard;charset=utf-8' }));
