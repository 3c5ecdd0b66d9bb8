// React, because the plan below the form changes with every answer, tick and choice.
import { choiceQuery } from './address.ts';
import type { ElectionDates } from './dates-schema.ts';
import { island } from '../../components/ui/boundary.tsx';
import { adoptStyles } from '../../components/ui/styles.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import { DeadlinePlan } from './DeadlinePlan.tsx';
import { optionsOf } from './elections.ts';
import styles from './plan.css?inline';
import { useCalendar } from './useCalendar.ts';

adoptStyles(styles);

interface Props {
  /** Id of the headline that names the form. */
  title: string;
  /** The published elections that are ahead. */
  dates: ElectionDates;
}

/**
 * The form and the plan. The page renders it with `client:only`: React never meets markup that a password manager
 * or a translator has changed.
 */
export const ElectionCalendar = island(function ElectionCalendar({ title, dates }: Props) {
  const options = optionsOf(dates);
  const { form, plan, choice, isRefused, parameters, setParameters, ...fields } =
    useCalendar(options);
  return (
    <>
      <ChoiceForm title={title} options={options} {...fields} ref={form} />
      {choice && !isRefused && (
        <DeadlinePlan
          key={choiceQuery(choice)}
          section={plan}
          choice={choice}
          dates={dates}
          parameters={parameters}
          setParameters={setParameters}
        />
      )}
    </>
  );
});
