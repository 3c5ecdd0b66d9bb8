import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { focusField } from '../../lib/browser/focus-field.ts';
import { formBefore } from '../../lib/browser/form-before.ts';
import { berlinDay } from '../../lib/day.ts';
import { newCampaign } from './campaign.ts';
import { piecesOf } from './piece.ts';
import { type Focus, reduce, formState } from './reducer.ts';
import { savedState, useHistory } from './useHistory.ts';
import type { Answers } from './validate.ts';

/** Scrolls to the heading of a step and focuses it, or opens the fold around a field and focuses the field. */
function focusOn(form: HTMLFormElement | null, on: Focus): void {
  if (on === 'step') {
    const heading = form?.querySelector<HTMLElement>('.notice-head');
    heading?.scrollIntoView({ behavior: 'instant' });
    heading?.focus({ preventScroll: true });
    return;
  }
  const field = form?.querySelector<HTMLElement>(`#${on}`);
  field?.closest('details')?.setAttribute('open', '');
  focusField(field);
}

/** Holds the state of the form, and computes the pieces from it. */
export function useNotice() {
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => formBefore('.notice-form'));
  const [state, dispatch] = useReducer(reduce, undefined, () => {
    const saved = import.meta.env.SSR ? undefined : savedState(history.state);
    const first = saved ?? formState(newCampaign(berlinDay()), 'sponsor');
    return reduce(first, { type: 'typed', values: before.answers });
  });
  const { campaign, pieceIndex, focus } = state;
  const pieces = useMemo(() => piecesOf(campaign), [campaign]);

  useLayoutEffect(() => before.focusIn(form.current), [before]);
  useEffect(() => {
    if (focus) focusOn(form.current, focus.on);
  }, [focus]);
  useHistory(state, dispatch);

  /** Reads the values of all fields, because a program may have filled some in without an event. */
  const readFields = () => {
    if (!form.current) return;
    const values = Object.fromEntries(new FormData(form.current));
    dispatch({ type: 'typed', values: values as Answers });
  };

  const piece = pieces[pieceIndex];
  if (!piece) throw new Error('The form shows a piece that the campaign does not have.');
  return { form, state, pieces, piece, readFields, dispatch };
}
