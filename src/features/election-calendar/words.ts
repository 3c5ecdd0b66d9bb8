import mayorsFile from '../../content/buergermeister.json?raw';
import file from '../../content/wahlkalender.json?raw';
import type { AddressNames } from './address.ts';
import { stateRules } from './state-rules.ts';
import type { CalendarWords } from './schema.ts';

/**
 * The words of the calendar, as part of its script. They are imported as text and parsed, because TypeScript types
 * the kinds of elections in imported JSON as plain strings.
 */
export const calendarWords: CalendarWords = JSON.parse(file);

/** The rules for mayors' elections by state. */
export const rulesByState = stateRules(JSON.parse(mayorsFile));

/** The names that the address of a plan can hold. */
export const addressNames: AddressNames = {
  questions: calendarWords.ask.questions,
  phases: calendarWords.phases,
  states: Object.keys(rulesByState),
};
