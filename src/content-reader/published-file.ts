import { matchesGlob } from 'node:path';
import { lineBreaksOf } from '../lib/build/problems.ts';
import { COLLECTIONS, LEGAL_PARTS } from './content-files.ts';
import { leftOutOf } from './parts.ts';
import { openFile, type ParsedFile } from './read/parsed-file.ts';

/**
 * Opens a content file as it is published: a legal page without its `<Nur teil="…">` of parts that are left out. Its
 * lines count as in the file. A comment stays as it is, and so does a `<Nur>` of an unknown part, which the check of its
 * text reports.
 */
export const openPublished = (root: string, file: string, leftOut = leftOutOf(root)): ParsedFile =>
  openFile(root, file, (text) => {
    if (!matchesGlob(file, COLLECTIONS.legal.files)) return text;
    return text.replace(
      /\{\/\*[^]*?\*\/\}|(<Nur\s+teil\s*=\s*(["'])(.*?)\2\s*>)([^]*?)(<\/Nur\s*>)/g,
      (whole, begin: string, _quote, part: string, words: string, end: string) => {
        if (!LEGAL_PARTS.includes(part)) return whole;
        const shown = leftOut.legalParts.includes(part) ? lineBreaksOf(words) : words;
        return lineBreaksOf(begin) + shown + lineBreaksOf(end);
      },
    );
  });
