import { z } from 'astro/zod';

/** HTML as people paste it: an element for text, or a character by its name. */
const HTML =
  /<\/?(?:a|b|br|div|em|font|h\d|i|img|li|ol|p|small|span|strong|sub|sup|table|td|tr|u|ul)\b[^>]*>|&(?:#\d+|[a-z]+\d*);/i;

/** Markdown as people write it out of habit: a link, bold or struck words, code. */
const MARKDOWN = /\]\([^)]*\)?|\*\*|__|~~|`/;

/** Words that are shown as they are, on several lines. Blanks around them do not count. */
export const severalLines = z
  .string()
  .trim()
  .refine((words) => !MARKDOWN.test(words), {
    error: ({ input }) =>
      `kann keine Links und nichts Fettes enthalten, „${MARKDOWN.exec(String(input))?.[0]}“ stünde so da. ` +
      'Lösch die Zeichen',
  })
  .refine((words) => !/[{}]/.test(words.replace(/\{[a-z][a-zA-Z]*\}/g, '')), {
    error:
      'hat eine geschweifte Klammer zu viel oder zu wenig, oder einen Platzhalter, den es nicht gibt. ' +
      'Er bleibt, wie er war, klein und auf Englisch: {name}',
  })
  .refine((words) => !HTML.test(words), {
    error: ({ input }) => {
      const [html = ''] = HTML.exec(String(input)) ?? [];
      const remedy = html.startsWith('&') ? 'Schreib das Zeichen, das es bedeutet' : 'Lösch es';
      return `kann kein HTML enthalten, „${html}“ stünde so da. ${remedy}`;
    },
  });

/** Words that are shown as they are, in one line. There may be none. */
export const oneLine = severalLines.refine((words) => !/[\t\n\r\u2028\u2029]/.test(words), {
  error:
    'enthält einen Zeilenumbruch oder Tabulator, den die Website nicht zeigt. Schreib alles in eine Zeile',
});

/** Words of which there is at least one. */
export const text = oneLine.min(1);

/** A few sentences. */
export const paragraph = text.max(400);

/** Text of a length that is limited on both sides. */
export const between = (least: number, most: number) => oneLine.min(least).max(most);

/** Words that say what a picture shows, to people who do not see it. */
export const pictureWords = (most: number) =>
  oneLine
    .refine((words) => !/^(?:\S+\.\w{3,4}|(?:IMG|DSC)\S+)$/i.test(words), {
      error: 'ist der Name einer Datei. Beschreib das Bild',
    })
    .min(10)
    .max(most);

/** Text that matches an expression. Other text is not checked further. `error` completes „Feld … “. */
export const pattern = (expression: RegExp, error: string) =>
  z.string().regex(expression, { error, abort: true });

/** Text that may have these placeholders in braces, and no others: nothing would replace them with words. */
export const partialTemplate = (schema: z.ZodString, ...names: readonly string[]) => {
  const allowed = names.map((name) => `{${name}}`);
  const strangerIn = (words: unknown) =>
    String(words)
      .match(/\{[^{}]*\}/g)
      ?.find((placeholder) => !allowed.includes(placeholder));
  const limited = schema.refine((words) => !strangerIn(words), {
    error: ({ input }) =>
      `kennt keinen Platzhalter „${strangerIn(input)}“. Es gibt: ${allowed.join(', ') || 'keinen'}`,
  });
  const description = schema.description ?? `Erlaubt: ${allowed.join(', ')}`;
  return allowed.length > 0 ? limited.meta({ description }) : limited;
};

/** Text that must have each of these placeholders in braces: for `template(text, 'name')` it is `{name}`. */
export const template = (schema: z.ZodString, ...names: readonly string[]) =>
  names.reduce((all, name) => all.includes(`{${name}}`), partialTemplate(schema, ...names));
