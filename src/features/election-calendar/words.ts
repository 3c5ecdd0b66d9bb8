import mayorRules from '../../content/buergermeister.json';
import calendarWords from '../../content/wahlkalender.json';
import type { AddressNames } from './address.ts';
import { stateRules } from './state-rules.ts';
import type { MayorRules } from './mayors-schema.ts';
import type { CalendarWords } from './schema.ts';

/** The words of the calendar, as part of its script. */
export const words = calendarWords as CalendarWords;

/** The rules for mayors' elections by state. */
export const states = stateRules(mayorRules as MayorRules);

/** The names that the address of a plan can hold. */
export const addressNames: AddressNames = {
  questions: words.ask.questions,
  phases: words.phases,
  states: Object.keys(states),
};
