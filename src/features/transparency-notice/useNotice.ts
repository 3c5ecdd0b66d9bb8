import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { formBefore } from '../../lib/browser/form-before.ts';
import { moveFocus } from '../../lib/browser/move-focus.ts';
import { berlinDay } from '../../lib/day.ts';
import { newCampaign } from './campaign.ts';
import { piecesOf } from './piece.ts';
import { reduce, noticeState } from './reducer.ts';
import { savedState, useHistory } from './useHistory.ts';
import type { Answers } from './validate.ts';

/** Holds the state of the form, and computes the pieces from it. */
export function useNotice() {
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => formBefore('.notice-form'));
  const [state, dispatch] = useReducer(reduce, undefined, () => {
    const saved = import.meta.env.SSR ? undefined : savedState();
    const first = saved ?? noticeState(newCampaign(berlinDay()), 'sponsor');
    return reduce(first, { type: 'typed', values: before.answers });
  });
  const { campaign, pieceIndex, focus } = state;
  const pieces = useMemo(() => piecesOf(campaign), [campaign]);

  useLayoutEffect(() => before.focusIn(form.current), [before]);
  useEffect(() => moveFocus(focus), [focus]);
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
