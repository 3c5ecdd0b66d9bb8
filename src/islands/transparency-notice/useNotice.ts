import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import {
  type Draft,
  isOfPiece,
  isSettled,
  isTaken,
  likelyLastDay,
  modelOf,
  newDraft,
  nextPiece,
  offerOf,
  pieceName,
  proposedAddress,
  questionOf,
  valuesOf,
  withAnswer,
  withCountry,
  withReport,
} from '../../features/transparency-notice/draft.ts';
import { type Field, FIELD_NAMES, isField, ruleOf, STEPS } from '../../schemas/notice-fields.ts';
import {
  addressField,
  messagesOf,
  remarksOn,
  sameAddress,
  validatePiece,
} from '../../features/transparency-notice/validate.ts';
import { valueText } from '../../features/transparency-notice/notice.ts';
import { focusField } from '../../lib/browser/focus-field.ts';
import { berlinDay } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import { texts } from './words.ts';

/** The places of the form: its steps, then the result. */
export const PLACES = [...STEPS, 'result'] as const;
type Place = (typeof PLACES)[number];

/** The answers that a press takes over, with the words on it. Without an answer it goes on with the present one. */
export type Offers = Partial<Record<Field, { answer?: string; label: string }>>;

const emptyDraft = () => newDraft(berlinDay(new Date()));

/** What was typed into the fields before the script arrived. */
function typedInto(form: HTMLFormElement | null): [Field, string][] {
  const entries = form ? [...new FormData(form)] : [];
  return entries.flatMap(([name, value]): [Field, string][] =>
    isField(name) && typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
}

/** The state of the form. It lives in this page only. */
export function useNotice() {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(emptyDraft);
  /** The piece that is shown. */
  const [at, setAt] = useState(0);
  const [place, setPlace] = useState<Place>('sponsor');
  /** Whether the result is next: it has led to a question. */
  const [returns, setReturns] = useState(false);
  /** Whether the method was typed before the amount that it explains; and whether that is asked about. */
  const [method, setMethod] = useState<'' | 'older' | 'asked'>('');
  /** Fields whose message is shown. */
  const [shown, setShown] = useState<ReadonlySet<Field>>(new Set());

  useEffect(() => {
    const typed = typedInto(form.current);
    setDraft((empty) => typed.reduce((last, answer) => withAnswer(last, 0, ...answer), empty));
  }, []);

  const values = valuesOf(draft, at);
  const validation = validatePiece(draft, at);
  const messages = messagesOf(draft, at, texts);

  const [today] = useState(() => berlinDay(new Date()));
  const remarks = remarksOn(values, today);
  const model = pieceName(draft, modelOf(draft.pieces, at), texts.form.pieces.unnamed);
  const { same, taken } = texts.form.pieces;
  const hints: Partial<Record<Field, string>> = {};
  const offers: Offers = {};
  for (const field of FIELD_NAMES) {
    const remark = remarks[field];
    if (remark) hints[field] = texts.remarks[remark];
    else if (isTaken(draft, at, field)) hints[field] = fill(taken, { name: model });
    const answer = offerOf(draft, at, field);
    if (answer) offers[field] = { answer, label: fill(same, { name: model }) };
  }
  const propose = (field: Field, answer: string, text = answer) => {
    if (answer) offers[field] = { answer, label: fill(texts.form.proposal, { answer: text }) };
  };
  propose('notice_url', proposedAddress(draft, at));
  const day = values.period_to ? '' : likelyLastDay(validation.notice);
  if (day && !offers.period_to) propose('period_to', day, valueText('period_to', day, texts));
  for (const field of ['sponsor_seat', 'controller_seat', 'payer_seat'] as const) {
    propose(field, withCountry(values[field], texts.form.country));
  }
  if (method === 'asked') {
    hints.method = texts.remarks.method_old;
    offers.method = { label: texts.remarks.method_right };
  }
  /** Whether a field need not be read again. */
  const needsNoLook = (field: Field) => !messages[field] && isSettled(draft, at, field, today);

  const element = (field: Field) => form.current?.querySelector<HTMLElement>(`#${field}`);
  const focus = (field: Field) => focusField(element(field));

  const focusStep = () => {
    const heading = form.current?.querySelector<HTMLElement>('.notice-step');
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading?.focus({ preventScroll: true });
  };

  const show = (to: Place) => {
    flushSync(() => {
      setPlace(to);
      setReturns(false);
      if (to === 'pieces') setDraft((last) => withReport(last, at, texts.form.report));
    });
    focusStep();
  };

  /** Notes a place in the browser's history, so that its way back leads through the steps. */
  const enter = (to: Place) => {
    if (to !== place) history.pushState({ place: to }, '');
  };

  const goBack = useEffectEvent(({ state }: PopStateEvent) => {
    const noted = z.object({ place: z.enum(PLACES) }).safeParse(state);
    const to = noted.data?.place ?? 'sponsor';
    // A link within the page is a place in the history, too.
    if (to !== place) show(to);
  });
  useEffect(() => {
    const onPopState = (event: PopStateEvent) => goBack(event);
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  const go = (to: Place) => {
    enter(to);
    show(to);
  };

  /** Another piece is shown without the messages at the fields of the one before. */
  const shownOf = (index: number) =>
    index === at ? shown : new Set([...shown].filter((field) => !isOfPiece(field)));

  const goToField = (asked: Field, piece = at) => {
    const [field, index] = questionOf(draft, asked, piece);
    enter(ruleOf(field).step);
    flushSync(() => {
      setReturns(returns || place === 'result');
      setPlace(ruleOf(field).step);
      setAt(index);
      if (index !== at) setMethod('');
      setShown(new Set([...shownOf(index), field]));
    });
    focus(field);
  };

  /** Goes to the next step, or to the first wrong field of this one. */
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = FIELD_NAMES.filter((field) => messages[field] && ruleOf(field).step === place);
    const [first] = wrong;
    if (first) {
      flushSync(() => setShown(new Set([...shown, ...wrong])));
      return focus(first);
    }
    if (method === 'older' && place === 'pieces' && values.ad_amount && values.method) {
      flushSync(() => setMethod('asked'));
      return focus('method');
    }
    setMethod('');
    return go(next);
  };

  /** The question about the address of the shown piece's notice, if another piece has it, too. */
  const takenAddress = () =>
    sameAddress(draft, at) === undefined ? undefined : addressField(values);
  /** That is said when the field is left, too: the other piece is not seen. */
  const leave = ({ target }: React.FocusEvent) => {
    const field = takenAddress();
    if (field && target.id === field) setShown(new Set([...shown, field]));
  };

  const showPiece = (index: number) => {
    setAt(index);
    setMethod('');
    setShown(shownOf(index));
  };

  /** Shows a piece of the list; beside the result, what belongs on it. */
  const choosePiece = (index: number) => {
    flushSync(() => showPiece(index));
    if (place !== 'result') return;
    const heading = form.current?.querySelector<HTMLElement>('.notice-shown');
    heading?.closest('details')?.setAttribute('open', '');
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading?.focus({ preventScroll: true });
  };

  /** Adds a piece and goes to its first field. */
  const addPiece = () => {
    const taken = place === 'pieces' && takenAddress();
    if (taken) {
      flushSync(() => setShown(new Set([...shown, taken])));
      return focus(taken);
    }
    enter('pieces');
    flushSync(() => {
      setDraft({ ...draft, pieces: [...draft.pieces, nextPiece(draft.pieces[0] ?? {}, today)] });
      setPlace('pieces');
      showPiece(draft.pieces.length);
    });
    return focus('piece_kind');
  };

  const removePiece = () => {
    flushSync(() => {
      setDraft({ ...draft, pieces: draft.pieces.filter((_, index) => index !== at) });
      showPiece(Math.max(0, at - 1));
    });
    focusStep();
  };

  /** Takes the answers of a file, or those of before. */
  const replace = (other: Draft) => {
    setDraft(other);
    setAt(0);
    setMethod('');
    setShown(new Set());
  };

  /** Enter goes to the next field, and submits after the last one. */
  const goOn = (event: React.KeyboardEvent<HTMLFormElement>) => {
    const field = event.target;
    if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
    const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('.cell [name]')].filter(
      (control) => control.checkVisibility(),
    );
    // The answers of a question have one name.
    const last = fields.findLastIndex((control) => control.getAttribute('name') === field.name);
    const next = last < 0 ? undefined : fields[last + 1];
    if (!next || event.nativeEvent.isComposing) return;
    event.preventDefault();
    focusField(next);
  };

  const next = returns ? 'result' : (PLACES[PLACES.indexOf(place) + 1] ?? 'result');
  const back = () => go(PLACES[PLACES.indexOf(place) - 1] ?? 'sponsor');
  const change = (field: Field, value: string) => {
    setDraft(withAnswer(draft, at, field, value));
    if (field === 'method') setMethod('');
    else if (field === 'ad_amount') setMethod('older');
  };

  return {
    form,
    draft,
    at,
    values,
    place,
    next,
    validation,
    messages,
    shown,
    hints,
    isSettled: needsNoLook,
    offers,
    go,
    goToField,
    submit,
    goOn,
    leave,
    back,
    change,
    choosePiece,
    addPiece,
    removePiece,
    replace,
    renew: setDraft,
  };
}
