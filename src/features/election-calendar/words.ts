import calendarFile from '../../content/wahlkalender.json?raw';
import datesFile from '../../content/wahltermine.json?raw';
import type { CalendarWords, ElectionDates } from '../../schemas/calendar.ts';

// As text, because TypeScript reads a JSON file as plain strings. The build has checked both files.
export const words: CalendarWords = JSON.parse(calendarFile);
export const dates: ElectionDates = JSON.parse(datesFile);
