import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Field,
  FIELD_NAMES,
  ruleOf,
  type Step,
  STEPS,
  type Values,
  valuesFrom,
} from '../../features/transparency-notice/fields.ts';
import {
  FILE_NAME,
  type FileError,
  MOST_BYTES,
  openNotice,
  saveNotice,
} from '../../features/transparency-notice/file.ts';
import { type FieldErrors, validate } from '../../features/transparency-notice/validate.ts';
import { saveFile } from '../../lib/save-file.ts';

export const PLACES = [...STEPS, 'result'] as const;
export type Place = Step | 'result';

/** What happened to a file. `before` are the values that it replaced. */
export type FileNews =
  | { code: 'opened'; name: string; before: Values }
  | { code: 'undone' }
  | { code: FileError; name: string };

const EMPTY = valuesFrom({});
const isSame = (a: Values, b: Values) => FIELD_NAMES.every((field) => a[field] === b[field]);

/** Asks before the page is left while there is something that no file has. */
function useLeaveQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** The state of the form. It lives in this page only. */
export function useNotice() {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [saved, setSaved] = useState(EMPTY);
  const [place, setPlace] = useState<Place>('sponsor');
  /** Fields whose message is shown. */
  const [shown, setShown] = useState<ReadonlySet<Field>>(new Set());
  const [news, setNews] = useState<FileNews>();
  useLeaveQuestion(!isSame(values, saved));

  const validation = validate(values);
  const errors: FieldErrors = validation.ok ? {} : validation.errors;
  const wrongIn = (step: Place) =>
    FIELD_NAMES.filter((field) => errors[field] && ruleOf(field).step === step);

  const focus = (id: string) => {
    const element = form.current?.querySelector<HTMLElement>(`#${id}`);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  };

  const go = (to: Place) => {
    flushSync(() => setPlace(to));
    form.current?.querySelector('.notice-step')?.scrollIntoView({ block: 'start' });
    form.current?.querySelector<HTMLElement>('.notice-step')?.focus({ preventScroll: true });
  };

  const goTo = (field: Field) => {
    flushSync(() => {
      setPlace(ruleOf(field).step);
      setShown(new Set([...shown, field]));
    });
    focus(field);
  };

  /** The next step, or the first wrong field of this one. */
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = wrongIn(place);
    const [first] = wrong;
    if (first) {
      flushSync(() => setShown(new Set([...shown, ...wrong])));
      return focus(first);
    }
    return go(PLACES[PLACES.indexOf(place) + 1] ?? 'result');
  };

  const back = () => go(PLACES[PLACES.indexOf(place) - 1] ?? 'sponsor');

  const change = (field: Field, value: string) => setValues({ ...values, [field]: value });

  const save = () => {
    saveFile(new File([saveNotice(values)], FILE_NAME, { type: 'application/json' }));
    setSaved(values);
    setNews(undefined);
  };

  const replaceValues = (next: Values) => {
    setValues(next);
    setSaved(next);
    setShown(new Set());
  };

  const open = async (file: File) => {
    const { name } = file;
    if (file.size > MOST_BYTES) return setNews({ code: 'too_large', name });
    const opened = openNotice(await file.text());
    if (!opened.ok) return setNews({ code: opened.error, name });
    replaceValues(opened.values);
    return setNews({ code: 'opened', name, before: values });
  };

  const undo = () => {
    if (news?.code !== 'opened') return;
    setValues(news.before);
    setNews({ code: 'undone' });
  };

  const messages = Object.fromEntries(
    FIELD_NAMES.flatMap((field) => (shown.has(field) ? [[field, errors[field]]] : [])),
  ) as FieldErrors;
  return {
    ...{ form, values, place, validation, errors, messages, news },
    ...{ go, goTo, submit, back, change, save, open, undo },
  };
}
