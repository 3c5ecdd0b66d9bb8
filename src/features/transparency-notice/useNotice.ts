import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { piecesOf } from './campaign.ts';
import { type Focus, firstState, reducerOf } from './reducer.ts';
import { focusField } from '../../lib/browser/focus-field.ts';
import { berlinDay } from '../../lib/format.ts';
import { formBefore } from '../../lib/browser/form-before.ts';
import { keptState, useHistory } from './useHistory.ts';
import { texts } from './words.ts';

/** Focuses a field, a heading or the undo button. A heading is also scrolled to the top of the window. */
function focusOn(form: HTMLFormElement | null, on: Focus): void {
  if (on !== 'step' && on !== 'piece' && on !== 'undo') {
    focusField(form?.querySelector<HTMLElement>(`#${on}`));
    return;
  }
  const element = form?.querySelector<HTMLElement>(`[data-focus=${on}]`);
  element?.scrollIntoView({ block: on === 'undo' ? 'nearest' : 'start', behavior: 'instant' });
  element?.focus({ preventScroll: true });
}

/** Holds the state of the form, and computes the pieces from it. */
export function useNotice() {
  const form = useRef<HTMLFormElement>(null);
  const [today] = useState(() => berlinDay(new Date()));
  const [before] = useState(() => formBefore('.notice-form'));
  const [reduce] = useState(() => reducerOf(texts, today));
  const [state, dispatch] = useReducer(reduce, undefined, () => {
    const first = keptState(today) ?? firstState(today);
    return reduce(first, { type: 'typed', values: before.answers });
  });
  const { campaign, focus } = state;
  const pieces = useMemo(() => piecesOf(campaign, texts, today), [campaign, today]);

  useLayoutEffect(() => before.focusIn(form.current), [before]);
  useEffect(() => {
    if (focus) focusOn(form.current, focus.on);
  }, [focus]);
  useHistory(state, dispatch);

  return { form, state, pieces, dispatch };
}
