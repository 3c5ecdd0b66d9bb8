// React, because the plan below the form changes with every answer, tick and choice.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { island } from '../../components/ui/boundary.tsx';
import { adoptStyles } from '../../components/ui/adopt-styles.ts';
import { formBefore } from '../../lib/browser/form-before.ts';
import { moveFocus } from '../../lib/browser/move-focus.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import { choiceLink } from './address.ts';
import type { ElectionDates } from './election-dates-schema.ts';
import type { RulesByState } from './mayor-rules-schema.ts';
import { DeadlinePlan } from './plan/DeadlinePlan.tsx';
import styles from './plan/plan.css?inline';
import { useCalendar } from './useCalendar.ts';

adoptStyles(styles);

interface Props {
  /** The published elections whose plans can be opened. */
  dates: ElectionDates;
  rules: RulesByState;
}

/**
 * Shows the form and the plan. The page renders it with `client:only`: React never meets markup that a password manager
 * or a translator has changed.
 */
export const ElectionCalendar = island(function ElectionCalendar({ dates, rules }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLElement>(null);
  const [before] = useState(() => formBefore('.calendar-form'));
  const { plan, isDamaged, focus, answer, setDone, ...choosing } = useCalendar(
    dates,
    rules,
    before.answers,
  );

  useLayoutEffect(() => before.focusIn(form.current), [before]);
  useEffect(() => moveFocus(focus), [focus]);

  // A visitor who has followed a link sees the plan at once, although it is below the fields. After a reload, the
  // browser restores the scroll position itself.
  const showLinkedPlan = useEffectEvent(() => {
    if (plan && scrollY === 0) section.current?.scrollIntoView({ behavior: 'instant' });
  });
  useEffect(() => showLinkedPlan(), []);

  return (
    <>
      <ChoiceForm {...choosing} ref={form} />
      {plan && (
        <DeadlinePlan
          key={choiceLink(plan.choice)}
          ref={section}
          plan={plan}
          isDamaged={isDamaged}
          answer={answer}
          setDone={setDone}
        />
      )}
    </>
  );
});
