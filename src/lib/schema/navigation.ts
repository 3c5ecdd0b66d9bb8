import { z } from 'astro/zod';
import { closeLabel, headlineOf } from './drawn-text.ts';
import { address, external } from './links.ts';
import { group, titledFields } from './shape.ts';
import { text } from './text.ts';

const linkLabel = text.max(28);
const internal = z.strictObject({
  label: linkLabel.meta({ title: 'Aufschrift' }),
  href: address,
});
const anyLink = internal.extend({
  label: text.max(44).meta({ title: 'Aufschrift' }),
  href: address.optional(),
  external: external.optional(),
});
const hasOneTarget = ({ href, external }: z.infer<typeof anyLink>) =>
  (href === undefined) !== (external === undefined);
const ONE_TARGET = {
  error: 'braucht entweder eine Adresse (href) oder einen Link nach außen (external)',
};
const link = anyLink.refine(hasOneTarget, ONE_TARGET);
const footerLink = anyLink
  .extend({
    badge: text
      .max(20)
      .optional()
      .meta({ title: 'Schildchen', description: 'Kurzer Hinweis neben dem Link' }),
  })
  .refine(hasOneTarget, ONE_TARGET);

/** The number of characters for which the header has room beside brand and button. Each gap counts as one. */
const HEADER_ROOM = 68;

/** `src/content/navigation.json`: header, menu and footer. */
export const navigationSchema = z.strictObject({
  header: z
    .array(link)
    .min(1)
    .max(8)
    .refine((links) => links.reduce((sum, { label }) => sum + label.length + 1, 0) <= HEADER_ROOM, {
      error:
        `hat zu lange Beschriftungen: Zusammen sind es höchstens ${HEADER_ROOM} Zeichen, ` +
        'jeder Link zählt eins mehr. Sonst bricht die Kopfzeile um',
    })
    .meta({ title: 'Links in Kopfzeile und Menü' }),
  menuTools: group('Kleine Links im Menü', {
    heading: text.max(24).meta({ title: 'Wort davor' }),
    links: z.array(internal).max(2).meta({ title: 'Links', dependsOn: 'entries' }),
  })
    .meta({ description: 'Unter den großen, auf dem Telefon' })
    .optional(),
  callToAction: internal
    .extend({ label: text.max(18).meta({ title: 'Aufschrift' }) })
    .meta({ title: 'Knopf in der Kopfzeile' }),
  shortCallToAction: text.max(12).meta({
    title: 'Derselbe Knopf auf dem Telefon',
  }),
  ...titledFields(linkLabel, {
    skipLink: 'Link zum Inhalt, für die Tastatur',
    menuLabel: 'Name des Menüs, für Screenreader',
    openMenu: 'Knopf, der das Menü öffnet',
    homeLabel: 'Name des Logos, für Screenreader',
  }),
  closeMenu: closeLabel.meta({ title: 'Knopf, der das Menü schließt' }),
  newTab: linkLabel.meta({
    title: 'Nach einem Link in einen neuen Tab',
    description: 'Für Screenreader',
  }),
  footer: group('Fußzeile', {
    contactHeading: linkLabel.meta({ title: 'Überschrift über den Kontaktdaten' }),
    groups: z
      .array(
        z.strictObject({
          heading: linkLabel.meta({ title: 'Überschrift' }),
          links: z.array(footerLink).meta({ title: 'Links', dependsOn: 'entries' }),
        }),
      )
      .max(3)
      .meta({ title: 'Spalten' }),
    legal: z.array(internal).min(2).meta({ title: 'Rechtliches' }),
    closing: group('Schlussaufruf', {
      headline: headlineOf(1, 60),
      button: linkLabel.meta({ title: 'Knopf' }),
    }),
  }),
});

export type Navigation = z.infer<typeof navigationSchema>;
