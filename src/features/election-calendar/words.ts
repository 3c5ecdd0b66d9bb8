import calendar from '../../content/wahlkalender.json' with { type: 'json' };
import type { CalendarWords } from './schema.ts';

/** The words of the calendar. TypeScript reads an election in JSON, such as `local`, as any string: hence the cast. */
export const words = calendar as CalendarWords;
