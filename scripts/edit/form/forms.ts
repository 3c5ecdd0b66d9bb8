import type { Folder, SingleFile } from '../files.ts';
import { keyOf } from '../files.ts';
import { z } from 'astro/zod';
import { formOf } from './control.ts';
import type { Form } from './groups.ts';

/** The field of a form that holds a file which is a list: Keystatic knows no such files. */
const LIST = 'liste';

const made = new Map<SingleFile | Folder, Form>();

/** The form of a file, or of each file of a folder. */
export function formFor(entry: SingleFile | Folder): Form {
  const known = made.get(entry);
  if (known) return known;
  const form = makeForm(entry);
  made.set(entry, form);
  return form;
}

function makeForm(entry: SingleFile | Folder): Form {
  const name = keyOf(entry);
  if (!('list' in entry)) return formOf(entry.schema, name, entry.label);
  const form = formOf(z.strictObject({ [LIST]: z.array(entry.schema) }), name, entry.label);
  return {
    ...form,
    toForm: (items) => form.toForm({ [LIST]: items }),
    fromForm: (value) => Object(form.fromForm(value))[LIST],
  };
}
