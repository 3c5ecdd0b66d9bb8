import type { Field } from '../../schemas/notice-fields.ts';
import { texts } from './words.ts';

interface Props {
  field: Field;
  goTo: (field: Field) => void;
}

/** A link to a question, by its label. */
export function FieldLink({ field, goTo }: Props) {
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        event.preventDefault();
        goTo(field);
      }}
    >
      {texts.fields[field].label}
    </a>
  );
}
