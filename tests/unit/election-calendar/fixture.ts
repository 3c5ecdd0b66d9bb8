import calendarFile from '../../../src/content/wahlkalender.json' with { type: 'json' };
import { type CalendarWords, electionCalendarSchema } from '../../../src/schemas/calendar.ts';

const ALL = ['local', 'state', 'federal', 'european', 'mayor', 'other'] as const;

/** A calendar with every kind of rule. Its other words are those of the content. */
export const CALENDAR: CalendarWords = {
  ...electionCalendarSchema.parse(calendarFile),
  phases: [
    { id: 'anfang', label: 'Ein Jahr', months: 12, title: 'Anfangen', text: 'Mit dem Ziel.' },
    {
      ...{ id: 'aufhaengen', label: 'Plakate', days: 42, title: 'Aufhängen', text: 'Mit Leiter.' },
      follows: {
        european: { deadline: 'vorschlag', label: 'Plakate, ab Vorschlag', law: '§ 8 Europa' },
      },
    },
    { id: 'danach', label: 'Danach', days: -1, title: 'Danken', text: 'Allen.' },
  ],
  deadlines: [
    {
      id: 'werbung',
      begins: true,
      title: 'Werbung, ab jetzt',
      rules: [{ elections: [...ALL], months: 3, law: '§ 1 Alle' }],
    },
    {
      id: 'vorschlag',
      title: 'Vorschlag abgeben',
      text: 'Mit Unterschriften.',
      rules: [
        { elections: ['federal'], days: 70, hour: 18, law: '§ 2 Bund' },
        { elections: ['european'], monthsBeforeYear: 9, law: '§ 3 Europa' },
      ],
    },
    {
      id: 'einsicht',
      title: 'Verzeichnis einsehen',
      rules: [{ elections: ['federal'], days: 20, untilDays: 16, law: '§ 4 Bund' }],
    },
    {
      id: 'abgabe',
      title: 'Wählen bis 15 Uhr',
      rules: [{ elections: ['federal'], days: 0, hour: 15, law: '§ 5 Bund' }],
    },
    {
      id: 'delegierte',
      begins: true,
      title: 'Delegierte wählen',
      early: 'Delegierte erst am {day} ({law}).',
      earlyTask: 'Vor dem {day}? Verschieben',
      rules: [{ elections: ['federal'], monthsOfTerm: 29, law: '§ 7 Bund' }],
    },
    {
      id: 'loeschen',
      title: 'Adressen löschen',
      rules: [{ elections: ['local', 'federal'], months: -1, law: '§ 6 Alle' }],
    },
  ],
  termStart: '2025-03-25',
  ask: {
    ...electionCalendarSchema.parse(calendarFile).ask,
    heading: { mayor: 'Frag das Amt', local: 'Frag das Amt', federal: 'Frag die Partei' },
    source: 'laut Amt',
    questions: [
      {
        id: 'einreichen',
        question: 'Bis wann einreichen?',
        title: 'Einreichen',
        counted: 'Einreichen mit {count}',
        deadline: true,
        elections: ['mayor'],
      },
      {
        id: 'einladen',
        notAfter: 'versammlung',
        question: 'Bis wann einladen?',
        title: 'Einladen',
        elections: ['federal'],
      },
      {
        id: 'versammlung',
        notBefore: 'delegierte',
        notAfter: 'vorschlag',
        deadline: true,
        question: 'Wann treffen wir uns?',
        title: 'Versammlung',
        elections: ['federal'],
      },
      {
        ...{ id: 'haengen', begins: true, question: 'Ab wann hängen?', title: 'Plakate' },
        replaces: 'aufhaengen',
      },
    ],
  },
  table: {
    ...electionCalendarSchema.parse(calendarFile).table,
    electionDay: 'Wahltag',
    monthAfter: 'Monat danach',
    months: 'Monat {months}',
    monthsOfTerm: 'Monat {months} der Wahlperiode',
    monthsBeforeYear: 'Monat {months} vor dem Jahr',
    day: 'Tag {days}',
    dayAfter: 'Tag {days} danach',
    days: 'Tag {days} bis {until}',
    hour: '{hour} Uhr',
  },
};
