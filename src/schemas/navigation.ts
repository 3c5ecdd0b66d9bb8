import { z } from 'astro/zod';
import { HOME_ANCHORS, OVERVIEW_ANCHOR, ROUTE_IDS } from '../config/routes.ts';

const label = z.string().min(1).max(28);
const internal = z.strictObject({
  label,
  route: z.enum(ROUTE_IDS).describe('Seite, auf die der Link führt'),
  anchor: z
    .enum([...HOME_ANCHORS, OVERVIEW_ANCHOR])
    .optional()
    .describe('Abschnitt auf der Startseite, oder ratgeber: die Liste aller Artikel'),
});
const external = z.strictObject({
  label,
  external: z
    .enum(['academy', 'afterwork', 'transparency', 'linkedin', 'instagram'])
    .describe('Name des Links in site.json'),
  badge: z.string().max(20).optional().describe('Kurzer Hinweis neben dem Link'),
});
const link = z.union([internal, external]);

/** `src/content/navigation.json`: header, menu and footer. */
export const navigationSchema = z.strictObject({
  header: z.array(link).min(1).max(8),
  callToAction: internal,
  skipLink: label,
  menuLabel: label,
  openMenu: label,
  closeMenu: label.regex(/schließen/, { error: 'muss das Wort „schließen“ enthalten' }),
  homeLabel: label,
  newTab: label.describe('Was ein Screenreader nach einem Link in einen neuen Tab sagt'),
  footer: z.strictObject({
    contactHeading: label,
    groups: z.array(z.strictObject({ heading: label, links: z.array(link).min(1) })).max(3),
    legal: z.array(internal).min(2),
    closing: z.strictObject({ headline: z.string().max(60), button: label }),
  }),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationLink = z.infer<typeof link>;
