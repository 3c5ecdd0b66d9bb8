import mayors from '../../content/buergermeister.json' with { type: 'json' };
import calendar from '../../content/wahlkalender.json' with { type: 'json' };
import type { AddressNames } from './address.ts';
import { stateRules } from './office.ts';
import type { CalendarContent } from './schema.ts';

/** The words of the calendar. TypeScript needs the cast, because it takes a kind of election in JSON for any text. */
export const words = calendar as CalendarContent;

/** The rules for mayors' elections by state. */
export const rulesByState = stateRules(mayors);

/** The names that the address of a plan can hold. */
export const addressNames: AddressNames = {
  questions: words.ask.questions,
  stations: words.stations,
  states: Object.keys(rulesByState),
};
