import { basename, matchesGlob } from 'node:path';
import { BRAND } from '../../lib/build/brand.ts';
import { filesIn } from '../../lib/build/files.ts';
import { isPicture, PICTURE_KINDS } from '../../lib/build/picture-kind.ts';
import type { Problem } from '../../lib/build/problems.ts';
import { collectionOf } from '../collection-of.ts';
import { problem } from '../messages.ts';

/** Files that systems leave behind, or that people read. */
const IGNORED = /^[.~]|^(?:Thumbs\.db|desktop\.ini|README\.md)$/i;

/** Whether something reads a file, or shows it as a picture. */
const isRead = (file: string): boolean =>
  IGNORED.test(basename(file)) ||
  collectionOf(file) !== undefined ||
  (matchesGlob(file, 'src/content/ratgeber/*/**') && isPicture(file)) ||
  file === BRAND.mark ||
  file === BRAND.font;

/** Files of the content that nothing reads, because of their place, their name or their ending. */
export const strayFiles = (root: string): Problem[] =>
  filesIn(root, 'src/content/**/*')
    .filter((file) => !isRead(file))
    .map((file) => problem({ file }, 'file_stray', file, PICTURE_KINDS));
