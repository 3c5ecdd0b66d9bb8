// React, because the chosen election changes the questions and replaces the calendar below them.
import { CAMPAIGN_TYPE_LABELS, CAMPAIGN_TYPES } from '../../config/elections.ts';
import { DAY_PARAMETER, ELECTION_PARAMETER } from '../../config/addresses.ts';
import {
  CANDIDACY_PARAMETER,
  choiceLink,
  INDEPENDENT,
  STATE_PARAMETER,
} from '../../features/election-calendar/choice.ts';
import { dayText } from '../../features/election-calendar/day.ts';
import type { RulesByState } from '../../features/election-calendar/state-rules.ts';
import type { ElectionDates } from '../../schemas/calendar.ts';
import { fill } from '../../lib/text.ts';
import { island } from '../shared/boundary.tsx';
import { Circle } from '../shared/Circle.tsx';
import { Cell } from '../shared/form/Cell.tsx';
import { CheckControl } from '../shared/form/CheckControl.tsx';
import { adoptStyles } from '../shared/styles.ts';
import { DeadlinePlan } from './DeadlinePlan.tsx';
import planStyles from './deadline-plan.css?inline';
import { StateSelect } from './StateSelect.tsx';
import { useChoice } from './useChoice.ts';
import { words } from './words.ts';
import '../../styles/cell.css';
import '../../styles/form.css';

adoptStyles(planStyles);

const { form: texts } = words;

interface Props {
  /** Id of the headline that names the form. */
  title: string;
  /** The published elections that are ahead. */
  dates: ElectionDates;
  /** What was read about mayors' elections, by state. */
  states: RulesByState;
  /** The calendar without days, until an election is chosen. */
  children?: React.ReactNode;
}

export const ElectionCalendar = island(function ElectionCalendar({
  title,
  dates,
  states,
  children,
}: Props) {
  const calendar = useChoice(Object.keys(states));
  // An election whose day is open takes any day, and needs no second entry.
  const ownTypes = CAMPAIGN_TYPES.filter(
    (type) => !dates.open.some(({ name }) => name === CAMPAIGN_TYPE_LABELS[type]),
  );
  const { fields, plan, errors, choice, isRefused, publishedDay, open, confirmed } = calendar;
  return (
    <>
      {/* Before the script has arrived, the browser opens the address that carries the choice. */}
      <form
        ref={fields.form}
        className="form scripted"
        noValidate
        autoComplete="off"
        aria-labelledby={title}
        data-print="none"
        onSubmit={calendar.submit}
      >
        {calendar.isBroken && (
          <p className="error-message" role="alert">
            {words.errors.linkBroken}
          </p>
        )}
        <Cell
          field="calendar-election"
          label={texts.election}
          // Of an election with its day, the page may be older than the day.
          error={errors.type ?? (publishedDay && errors.day)}
          half
        >
          {(control) => (
            <select
              {...control}
              ref={fields.election}
              name={ELECTION_PARAMETER}
              onChange={calendar.chooseElection}
            >
              <option value="">{texts.prompt}</option>
              {dates.items.length > 0 && (
                <optgroup label={texts.published}>
                  {dates.items.map(({ type, name, day }) => (
                    <option key={name} value={type} data-day={day}>
                      {name}, {dayText(day)}
                    </option>
                  ))}
                </optgroup>
              )}
              {dates.open.length > 0 && (
                <optgroup label={texts.open}>
                  {dates.open.map(({ type, name, when, earliest }) => (
                    <option key={name} value={type} data-when={when} data-earliest={earliest}>
                      {name}, {when}
                    </option>
                  ))}
                </optgroup>
              )}
              <optgroup label={texts.own}>
                {ownTypes.map((type) => (
                  <option key={type} value={type}>
                    {CAMPAIGN_TYPE_LABELS[type]}
                  </option>
                ))}
              </optgroup>
            </select>
          )}
        </Cell>
        {/* An election with a published date needs no field for the day. */}
        {!publishedDay && (
          <Cell
            field="calendar-day"
            label={texts.day}
            hint={open?.when ? fill(texts.openHint, { when: open.when }) : texts.dayHint}
            error={errors.day}
            half
          >
            {(control) => (
              <input
                {...control}
                ref={fields.day}
                name={DAY_PARAMETER}
                type="date"
                defaultValue={open?.earliest}
                onInput={calendar.changeDay}
              />
            )}
          </Cell>
        )}
        {/* Of the next two, a style shows the one that belongs to the election: they are there before the script. */}
        <Cell field="calendar-candidacy" label={texts.candidacy} error={undefined}>
          {(control) => (
            <select {...control} ref={fields.candidacy} name={CANDIDACY_PARAMETER}>
              <option value="">{texts.party}</option>
              <option value={INDEPENDENT}>{texts.independent}</option>
            </select>
          )}
        </Cell>
        <Cell
          field="calendar-state"
          label={words.ask.state}
          hint={texts.stateHint}
          error={undefined}
        >
          {(control) => (
            <StateSelect {...control} ref={fields.state} name={STATE_PARAMETER} states={states} />
          )}
        </Cell>
        {confirmed !== undefined && (
          <Cell field="calendar-confirmation" label={texts.confirm} error={undefined} controlFirst>
            {(control) => (
              <CheckControl {...control} checked={confirmed} onChange={calendar.confirm} />
            )}
          </Cell>
        )}
        <button className="submit">
          {texts.submit}
          <Circle />
        </button>
      </form>
      {choice && !isRefused && (
        <DeadlinePlan
          key={choiceLink(choice)}
          section={plan}
          {...{ choice, dates, states }}
          state={calendar.state}
          chooseState={calendar.chooseState}
        />
      )}
      {/* Once it is gone, it does not come back: Trusted Types refuse its HTML. */}
      {!choice && children}
    </>
  );
});
