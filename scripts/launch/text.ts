/** As it reads: editors put soft hyphens and protected spaces in names and numbers. */
export const asRead = (text: string) => text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');

/** The number of the line that a character stands on, from 1. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
