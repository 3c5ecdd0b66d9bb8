// React, because the chosen election changes the questions and replaces the calendar below them.
import { choiceQuery } from './choice.ts';
import type { ElectionDates } from './dates-schema.ts';
import { island } from '../../components/ui/boundary.tsx';
import { adoptStyles } from '../../components/ui/styles.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import { DeadlinePlan } from './DeadlinePlan.tsx';
import { optionsOf } from './options.ts';
import buttonStyles from '../../styles/buttons.css?inline';
import partStyles from '../../styles/form-part.css?inline';
import tickStyles from '../../styles/tick.css?inline';
import planStyles from './plan.css?inline';
import printStyles from './plan-print.css?inline';
import { useCalendar } from './useCalendar.ts';

adoptStyles(buttonStyles);
adoptStyles(tickStyles);
adoptStyles(partStyles);
adoptStyles(planStyles);
adoptStyles(printStyles);

interface Props {
  /** Id of the headline that names the form. */
  title: string;
  /** The published elections that are ahead. */
  dates: ElectionDates;
}

/**
 * The form and the plan. `client:only`: nothing of it is in the page before, so that neither a password manager
 * nor a translator has changed what React expects there.
 */
export const ElectionCalendar = island(function ElectionCalendar({ title, dates }: Props) {
  const options = optionsOf(dates);
  const { form, plan, choice, isRefused, kept, settled, keep, ...fields } = useCalendar(options);
  return (
    <>
      <ChoiceForm {...{ title, options, ...fields }} ref={form} />
      {choice && !isRefused && (
        <DeadlinePlan
          key={choiceQuery(choice)}
          section={plan}
          {...{ choice, dates, kept, settled, keep }}
        />
      )}
    </>
  );
});
