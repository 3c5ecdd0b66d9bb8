import { parse } from 'node:path';
import { filesIn } from '../../lib/build/files.ts';
import type { Problem } from '../../lib/build/problems.ts';
import { addressName } from '../../lib/schema/links.ts';
import { problem } from '../messages.ts';
import { headOf } from '../read/head.ts';
import type { ParsedFile } from '../read/parsed-file.ts';
import { pictureProblem } from './pictures.ts';

/** The file that already answers at the address of a page of this name. */
export const addressOwner = (root: string, name: string, own?: string): string | undefined =>
  filesIn(root, `src/{pages,content/ratgeber,content/seiten}/${name}.{astro,ts,mdx}`).find(
    (file) => file !== own,
  );

/** Reports the name of a file that cannot be an address. */
export function fileNameProblems(file: string): Problem[] {
  const { name } = parse(file);
  return addressName.safeParse(name).success ? [] : [problem({ file }, 'file_name', name)];
}

/** Reports problems of a page's address and picture, and a page without a text. */
export function* pageProblems(root: string, page: ParsedFile): Generator<Problem> {
  const { file, placeOf } = page;
  const { draft, picture } = headOf(page);
  const { name } = parse(file);
  const owner = addressOwner(root, name, file);
  if (owner) yield problem({ file }, 'address_taken', name, owner);
  if (!draft && !page.text.trim() && page.problems.length === 0)
    yield problem({ file }, 'empty', 'Der Text');
  const ofPicture = picture && pictureProblem(placeOf(['picture', 'file']), picture.file, root);
  if (ofPicture) yield ofPicture;
}

/** Reports earlier names of pages that something else has. */
export function aliasProblems(root: string, pages: readonly ParsedFile[]): Problem[] {
  const aliases = pages.flatMap((page) =>
    headOf(page).aliases.map((name, index) => ({
      name,
      file: page.file,
      place: page.placeOf(['aliases', index]),
    })),
  );
  return aliases.flatMap(({ name, place }, index) => {
    const earlier = aliases.slice(0, index).find((each) => each.name === name);
    const owner = addressOwner(root, name) ?? earlier?.file;
    return owner ? [problem(place, 'address_taken', name, owner)] : [];
  });
}
