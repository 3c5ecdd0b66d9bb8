import { z } from 'astro/zod';
import { pageMeta } from './page.ts';

const label = z.string().min(1).max(40);

/** `src/content/teamseite.json`: the words of /team around the people. */
export const teamPageSchema = z.strictObject({
  ...pageMeta,
  lead: z.string().min(20).max(240).describe('Zwei oder drei Sätze unter der Überschrift'),
  cooperation: label.describe('Knopf zu /kontakt'),
  more: label.describe('Steht für Screenreader vor dem Namen auf dem Plakat'),
  expertise: label.describe('Über der Liste, was jemand kann'),
  email: label,
  linkedin: label,
  profile: label.describe('Link auf ein Profil bei LinkedIn; der Name folgt für Screenreader'),
  close: label.regex(/schließen/, { error: 'muss das Wort „schließen“ enthalten' }),
  drawn: z.string().min(1).max(80).describe('Woran zu sehen ist, dass niemand fotografiert wurde'),
  vacancy: z.strictObject({
    text: z.string().min(1).max(60).describe('Satz vor dem Link zu /karriere'),
    link: label,
  }),
  closing: z.strictObject({
    headline: label.describe('Schlussaufruf'),
    button: label.describe('Knopf zu /kontakt'),
  }),
});

export type TeamPage = z.infer<typeof teamPageSchema>;
