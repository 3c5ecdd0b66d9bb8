import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Field,
  FIELD_NAMES,
  ruleOf,
  STEPS,
  valuesFrom,
} from '../../features/transparency-notice/values.ts';
import { type FieldErrors, validate } from '../../features/transparency-notice/validate.ts';

/** The places of the form: its steps, then the result. */
export const PLACES = [...STEPS, 'result'] as const;
type Place = (typeof PLACES)[number];

/** The state of the form. It lives in this page only. */
export function useNotice() {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => valuesFrom({}));
  const [place, setPlace] = useState<Place>('sponsor');
  /** Fields whose message is shown. */
  const [shown, setShown] = useState<ReadonlySet<Field>>(new Set());

  const validation = validate(values);
  const errors: FieldErrors = validation.ok ? {} : validation.errors;
  const messages: FieldErrors = {};
  for (const field of shown) {
    const error = errors[field];
    if (error) messages[field] = error;
  }

  const focus = (field: Field) => {
    const element = form.current?.querySelector<HTMLElement>(`#${field}`);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  };

  const go = (to: Place) => {
    flushSync(() => setPlace(to));
    const heading = form.current?.querySelector<HTMLElement>('.notice-step');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };

  const goToField = (field: Field) => {
    flushSync(() => {
      setPlace(ruleOf(field).step);
      setShown(new Set([...shown, field]));
    });
    focus(field);
  };

  /** Goes to the next step, or to the first wrong field of this one. */
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = FIELD_NAMES.filter((field) => errors[field] && ruleOf(field).step === place);
    const [first] = wrong;
    if (first) {
      flushSync(() => setShown(new Set([...shown, ...wrong])));
      return focus(first);
    }
    return go(PLACES[PLACES.indexOf(place) + 1] ?? 'result');
  };

  const back = () => go(PLACES[PLACES.indexOf(place) - 1] ?? 'sponsor');
  const change = (field: Field, value: string) => setValues({ ...values, [field]: value });
  const hideMessages = () => setShown(new Set());

  return {
    form,
    values,
    place,
    validation,
    messages,
    go,
    goToField,
    submit,
    back,
    change,
    setValues,
    hideMessages,
  };
}
