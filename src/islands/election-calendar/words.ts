import file from '../../content/wahlkalender.json?raw';
import type { CalendarWords } from '../../schemas/calendar.ts';

/** The words of the calendar, part of its script. As text: TypeScript reads JSON as plain strings. */
export const words: CalendarWords = JSON.parse(file);
