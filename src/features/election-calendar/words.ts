import mayorsFile from '../../content/buergermeister.json?raw';
import file from '../../content/wahlkalender.json?raw';
import { stateRules } from './state-rules.ts';
import type { CalendarWords } from './schema.ts';

/** The words of the calendar, part of its script. As text: TypeScript reads JSON as plain strings. */
export const words: CalendarWords = JSON.parse(file);

/** What was read about mayors' elections, by state: the page has it as a table, and not once more for the script. */
export const states = stateRules(JSON.parse(mayorsFile));

/** The names of these states. */
export const STATES = Object.keys(states);
