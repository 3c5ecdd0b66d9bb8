import { CAMPAIGN_TYPES } from '../../../../src/config/elections.ts';
import type { CalendarWords } from '../../../../src/features/election-calendar/schema.ts';
import { type Choice, NO_DETAILS } from '../../../../src/features/election-calendar/choice.ts';
import type {
  DeadlineRule,
  OfficeQuestion,
} from '../../../../src/features/election-calendar/deadline-schema.ts';
import type { ElectionDates } from '../../../../src/features/election-calendar/election-dates-schema.ts';
import type { StateRule } from '../../../../src/features/election-calendar/mayor-rules-schema.ts';
import { type Plan, planOf } from '../../../../src/features/election-calendar/plan/plan.ts';

type Station = CalendarWords['stations'][number];
type Deadline = CalendarWords['deadlines'][number];

export const station = (id: string, days: number, more: Partial<Station> = {}): Station => ({
  id,
  days,
  label: `Station ${days}`,
  title: id,
  text: '',
  ...more,
});

/** A deadline with a rule for every kind of election. */
export const deadline = (
  id: string,
  rule: Partial<DeadlineRule>,
  more: Partial<Deadline> = {},
): Deadline => ({
  id,
  title: id,
  rules: [{ elections: [...CAMPAIGN_TYPES], law: '§ 1', ...rule }],
  ...more,
});

/** A question that is asked before every election. */
export const question = (
  id: string,
  kind: OfficeQuestion['kind'],
  more: Partial<OfficeQuestion> = {},
): OfficeQuestion => ({ id, kind, title: id, question: `${id}?`, ...more });

export const DATES: ElectionDates = {
  source: 'Bundeswahlleiterin',
  url: 'https://a.example/termine',
  asOf: 'November 2026',
  items: [
    { id: 'landtagswahl-a', type: 'state', name: 'Landtagswahl A', day: '2027-03-14' },
    {
      id: 'landtagswahl-b',
      type: 'state',
      name: 'Landtagswahl B',
      day: '2027-04-18',
      source: 'Termin laut Land B.',
    },
    { id: 'landtagswahl-c', type: 'state', name: 'Landtagswahl C', day: '2027-04-18' },
  ],
  open: [{ type: 'federal', name: 'Bundestagswahl', when: 'Anfang 2029', earliest: '2029-01-28' }],
};

/** The words that plans and their calendar files are made of. */
export const WORDS = {
  asOf: 'November 2026',
  legal: 'Stand: {asOf}. Ohne Gewähr, frag dein Wahlamt; immer.',
  termStart: '2025-03-25',
  notes: { federal: 'Frag die Gemeinde.' },
  form: { open: 'Tag offen' },
  plan: {
    deadline: 'Frist',
    until: 'bis {hour} Uhr',
    published: 'Termin laut {source}: {names} (Stand: {asOf}).',
    over: 'Abgelaufen: {title}, {day}.',
    short: 'Weniger als sechs Wochen.',
    irregular: 'Regulär vom {from} bis zum {to}.',
    noSunday: '{day}, ist kein Sonntag.',
    several: 'Mehrere Wahlen: {names}.',
  },
  ask: {
    source: 'laut Amt',
    read: 'laut {source}, {asOf}',
    confirm: 'Lass dir den Tag bestätigen.',
    earliest: 'Den Tag setzt die Gemeinde.',
    earliestTitle: '{title} (frühestens)',
    replaced: 'Veröffentlicht: {day} ({law}).',
    mail: {
      subject: 'Fragen: {election}',
      greeting: 'Guten Tag,',
      before: 'zu {election}:',
      after: 'Gruß',
    },
  },
  table: {
    independent: 'ohne Partei',
    day: '{days}. Tag',
    days: '{days}. bis {until}. Tag',
    dayAfter: '{days}. Tag danach',
    electionDay: 'Wahltag',
    months: '{months} Monate vorher',
    monthAfter: '1 Monat danach',
    monthsBeforeYear: '{months} Monate vor dem Wahljahr',
    monthsOfTerm: '{months} Monate der Wahlperiode',
    hour: '{hour} Uhr',
  },
} as CalendarWords;

/** A calendar without entries, and the details of a plan in which nobody has entered anything. */
const EMPTY = {
  stations: [] as Station[],
  deadlines: [] as Deadline[],
  questions: [] as OfficeQuestion[],
  dates: DATES,
  rules: [] as readonly StateRule[],
  ...NO_DETAILS,
};

/** The plan of an election on a day. */
export function planOn(today: string, choice: Choice, given: Partial<typeof EMPTY> = {}): Plan {
  const { stations, deadlines, questions, dates, rules, ...details } = { ...EMPTY, ...given };
  const calendar = { ...WORDS, stations, deadlines, ask: { ...WORDS.ask, questions } };
  return planOf(calendar, dates, { choice, details, rules, today });
}
