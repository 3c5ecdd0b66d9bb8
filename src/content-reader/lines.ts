/** The line of an offset in a text; the first is 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** The line breaks of a text. In place of the text, they keep the numbers of the lines behind it. */
export const lineBreaksOf = (text: string): string => text.replace(/[^\n]/g, '');
