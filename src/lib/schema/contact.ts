import { z } from 'astro/zod';
import { bareEmail } from '../email.ts';
import { isPhone } from '../phone.ts';

/** Letters that look like digits. */
const LOOKALIKES: Record<string, string> = { O: '0', o: '0', I: '1', l: '1' };

/** The beginning of a second number behind the first one. */
const SECOND = /\d\s*[/,;]\s*(?:0\d\d|\+)/;

/** The complaint about a text that is no complete telephone number. */
function phoneComplaint(written: string): string {
  if (SECOND.test(written)) return 'nennt zwei Nummern. Schreib nur eine davon';
  const [foreign = ''] = /\p{L}+|[^\d ()/+\u00a0\u202f-]/u.exec(written) ?? [];
  const digit = LOOKALIKES[foreign];
  if (digit)
    return `hat mit „${foreign}“ einen Buchstaben, der wie die Ziffer ${digit} aussieht. Schreib die Ziffer`;
  if (foreign)
    return `kann „${foreign}“ nicht enthalten. Schreib nur die Nummer, eine Durchwahl mit Bindestrich, wie 030 23125-12`;
  if (/^(?!\+|00).*\(0\)/.test(written))
    return 'hat „(0)“ ohne Landesvorwahl davor. Lösch die Klammer, oder schreib +49 davor';
  return 'muss eine vollständige Telefonnummer mit Vorwahl sein, vorn 0 oder +49. Zähl die Ziffern nach';
}

/** A number as people read it; `lib/phone.ts` makes the number to dial of it. */
export const phone = z
  .string()
  .trim()
  .min(1, { abort: true })
  .refine((written) => isPhone(written) && !SECOND.test(written), {
    error: ({ input }) => phoneComplaint(String(input)),
    abort: true,
  })
  .max(24)
  .meta({
    title: 'Telefon',
    description: 'Nummer mit Vorwahl',
    examples: ['030 23125 100', '+49 30 23125 100'],
  });

const isEmail = (text: string): boolean => z.email().safeParse(text).success;

/** The complaint about a text that is no e-mail address. It names the address in the text, if there is one. */
function emailComplaint(input: unknown): string | undefined {
  if (input === undefined || input === null) return undefined;
  const written = String(input);
  const meant = bareEmail(written.replace(/\s*[([](?:at|ät)[)\]]\s*/i, '@').replaceAll(',', '.'));
  return isEmail(meant)
    ? `muss allein die E-Mail-Adresse sein. Schreib „${meant}“`
    : 'muss eine einzige E-Mail-Adresse sein, ohne Umlaute und Leerzeichen, zum Beispiel hallo@beispiel.de';
}

export const email = z
  .email({ error: ({ input }) => emailComplaint(input), abort: true })
  .meta({ title: 'E-Mail' });
