import { z } from 'astro/zod';
import { asOf } from '../../lib/schema/days.ts';
import { label } from '../../lib/schema/drawn-text.ts';
import { active } from '../../lib/schema/entry.ts';
import { pageMeta } from '../../lib/schema/page.ts';
import { topic } from '../../lib/schema/request.ts';
import { between, text } from '../../lib/schema/text.ts';
import { noticeFormSchema } from './form-schema.ts';
import { validate } from './validate.ts';

const paragraph = text.max(560);

/** `src/content/transparenzhinweis.json`: the words of the page and of the form for a transparency notice. */
export const transparencyNoticeSchema = z
  .strictObject({
    active,
    ...pageMeta,
    lead: between(40, 160),
    article: z.strictObject({ text: paragraph, button: label }),
    about: z.strictObject({ heading: label, text: paragraph }),
    request: z.strictObject({ text: between(20, 120), label, topic }),
    noScript: text.max(260),
    example: z.strictObject({
      summary: label,
      values: z.record(z.string(), z.string()).describe('Zu jedem Feld, was im Formblatt stünde'),
    }),
    notes: z.strictObject({
      heading: label,
      asOf: asOf.includes('Stand: ').describe('Gilt für alle Sätze: „Stand: Monat Jahr“'),
      items: z.array(paragraph).min(1).max(6).describe('Was offen ist und wer entscheidet'),
    }),
    tool: noticeFormSchema,
  })
  // The example is a notice that the form itself would take.
  .superRefine(({ example, tool }, { addIssue }) => {
    for (const [field, error] of Object.entries(validate(example.values).errors)) {
      const message = `ergibt keinen gültigen Transparenzhinweis: ${tool.messages[error]}`;
      addIssue({ code: 'custom', path: ['example', 'values', field], message });
    }
  });

export type NoticePageWords = z.infer<typeof transparencyNoticeSchema>;
