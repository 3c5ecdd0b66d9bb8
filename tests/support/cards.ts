import type { Contact } from '../../src/features/card/schema.ts';

/** A contact with every character that has a meaning in contact files or in HTML. */
export const NASTY: Contact = {
  givenName: 'Zoë-Änne',
  familyName: 'Größenwahn; Müller, Jr.',
  title: 'Gründerin \\n & „Chefin“ <b>🗳️</b>',
  organisation: 'Äpfel; Birnen, Söhne & Co. \\ KG',
  mobile: '0171 39200 77',
  office: '030 23125 477',
  email: "zoe+o'karte@nasty-karte.example",
  website: "https://nasty-karte.example/zo%C3%AB?a=1,2;b='3'",
  note: `Zeile eins: Ärger, Öl; Übermut\nZeile „zwei“\\n \\, \\; 👩🏽‍💻${'ß🗳️'.repeat(60)}`.slice(
    0,
    200,
  ),
};
