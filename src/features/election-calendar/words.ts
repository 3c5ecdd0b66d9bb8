import calendar from '../../content/wahlkalender.json' with { type: 'json' };
import type { CalendarContent } from './calendar-schema.ts';

/** The words of the calendar. TypeScript needs the cast, because it takes a kind of election in JSON for any text. */
export const words = calendar as CalendarContent;
