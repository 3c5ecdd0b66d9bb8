import mayorsFile from '../../content/buergermeister.json';
import wordsFile from '../../content/wahlkalender.json';
import type { AddressNames } from './address.ts';
import type { MayorRules } from './mayors-schema.ts';
import { stateRules } from './office.ts';
import type { CalendarContent } from './schema.ts';

/** The words of the calendar, as part of its script. */
export const calendarWords = wordsFile as CalendarContent;

/** The rules for mayors' elections by state. */
export const rulesByState = stateRules(mayorsFile as MayorRules);

/** The names that the address of a plan can hold. */
export const addressNames: AddressNames = {
  questions: calendarWords.ask.questions,
  stations: calendarWords.stations,
  states: Object.keys(rulesByState),
};
