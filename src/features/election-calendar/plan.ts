import { CAMPAIGN_TYPE_LABELS, href } from '../../config/routes.ts';
import calendarFile from '../../content/wahlkalender.json?raw';
import datesFile from '../../content/wahltermine.json?raw';
import { berlinDay, listPhrase } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { copyText } from '../../lib/clipboard.ts';
import { fill } from '../../lib/text.ts';
import type { CalendarWords, ElectionDates } from '../../schemas/calendar.ts';
import { calendarOf, type Choice, type Entry, pace } from './calendar.ts';
import { choiceLink, choiceQuery } from './choice.ts';
import { dayText, daysBetween, weekdayText } from './day.ts';
import { legalText } from './texts.ts';

// As text, because TypeScript reads a JSON file as plain strings. The build has checked both files.
export const words: CalendarWords = JSON.parse(calendarFile);
const dates: ElectionDates = JSON.parse(datesFile);

/** @throws if the markup lacks the element */
export function part<T extends Element>(parent: ParentNode, selector: string): T {
  const element = parent.querySelector<T>(selector);
  if (!element) throw new Error(`The election calendar has no ${selector}.`);
  return element;
}

/** The day of an entry, or its first and last day. */
const period = ({ day, until }: Entry) =>
  day === until ? dayText(day) : `${dayText(day)} – ${dayText(until)}`;

/** The names of the published elections of this type and day. */
const publishedNames = ({ type, day }: Choice) =>
  dates.items.filter((item) => item.type === type && item.day === day).map(({ name }) => name);

/** The name of the published election if there is only one, otherwise the type. */
function electionName(choice: Choice): string {
  const [name, ...others] = publishedNames(choice);
  return name && others.length === 0 ? name : CAMPAIGN_TYPE_LABELS[choice.type];
}

function listItem(text: string): HTMLLIElement {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}

/** The calendar of the chosen election, in the markup of a template. */
export class Plan {
  readonly #element: HTMLElement;
  readonly #row: HTMLTableRowElement;
  #choice: Choice | undefined;
  #entries: Entry[] = [];

  constructor(template: HTMLTemplateElement) {
    const markup = document.importNode(template.content, true);
    this.#element = part(markup, 'section');
    this.#row = part(markup, 'tbody tr');
    this.#part('questions').append(...words.questions.map(listItem));
    this.#onPress('file', () => void this.#saveFile());
    this.#onPress('print', () => this.#print());
    this.#onPress('link', () => void this.#copyLink());
  }

  /** Shows the calendar of an election in the place of the general one, below the form. */
  show(choice: Choice, form: HTMLElement): void {
    const today = berlinDay(new Date());
    const { plan, notes } = words;
    const { type, day } = choice;
    const left = daysBetween(today, day);
    this.#choice = choice;
    this.#entries = calendarOf(words, choice, today);
    this.#setText('election', electionName(choice));
    this.#setText('day', `${weekdayText(day)}, ${dayText(day)}`);
    this.#setText('number', left > 0 ? String(left) : plan.leftNone);
    this.#setText('left', left > 1 ? plan.left : left === 1 ? plan.leftOne : '');
    this.#setText('pace', plan[pace(choice, today)]);
    this.#setText('published', this.#publishedText(choice));
    this.#setText('note', notes[type]);
    this.#part('questions').hidden = type === 'federal' || type === 'european';
    this.#setText('status', '');
    this.#part<HTMLAnchorElement>('request').href = `${href('contact')}?${choiceQuery(choice)}`;
    part(this.#element, 'tbody').replaceChildren(
      ...this.#entries.map((entry) => this.#rowOf(entry)),
    );
    part<HTMLElement>(document, '[data-general-calendar]').hidden = true;
    form.after(this.#element);
  }

  focus(): void {
    this.#element.focus();
  }

  #part<T extends HTMLElement>(name: string): T {
    return part(this.#element, `[data-part=${name}]`);
  }

  #setText(name: string, text: string): void {
    this.#part(name).textContent = text;
  }

  #onPress(name: string, action: () => void): void {
    this.#part(name).addEventListener('click', () => {
      this.#setText('status', '');
      action();
    });
  }

  #rowOf(entry: Entry): Node {
    const { plan } = words;
    const row = this.#row.cloneNode(true) as HTMLTableRowElement;
    const isDeadline = entry.kind === 'deadline';
    const past = isDeadline ? plan.past : plan.due;
    const { running, today, next } = plan;
    const state = { past, running, today, next, later: '' }[entry.status];
    const rowStatus = { past: 'past', running: 'past', today: 'next', next: 'next', later: '' };
    const texts = {
      weekday: weekdayText(entry.day),
      date: period(entry),
      label: entry.label,
      deadline: isDeadline ? plan.deadline : '',
      title: entry.title,
      text: entry.text,
      law: entry.law,
      state,
    };
    row.dataset['status'] = rowStatus[entry.status];
    for (const [name, text] of Object.entries(texts)) {
      const element = part<HTMLElement>(row, `[data-part=${name}]`);
      element.textContent = text;
      if (name !== 'law') element.hidden = !text;
    }
    return row;
  }

  /** Where the day was published, if it is the day of a published election of this type. */
  #publishedText(choice: Choice): string {
    const { source, asOf } = dates;
    const names = publishedNames(choice);
    if (names.length === 0) return '';
    return fill(words.plan.published, { source, names: listPhrase(names), asOf });
  }

  async #saveFile(): Promise<void> {
    const { take, plan } = words;
    const choice = this.#choice;
    if (!choice) return;
    try {
      // Loaded when it is needed: the library is larger than the rest of the calendar.
      const { icsText } = await import('./ics.ts');
      const text = icsText({
        choice,
        entries: this.#entries,
        name: `${electionName(choice)}, ${dayText(choice.day)}`,
        deadline: plan.deadline,
        legal: legalText(words),
        host: location.hostname,
        now: new Date(),
      });
      const type = 'text/calendar;charset=utf-8';
      saveFile(new File([text], `${take.fileName}-${choice.day}.ics`, { type }));
    } catch {
      this.#setText('status', take.fileFailed);
    }
  }

  #print(): void {
    this.#element.toggleAttribute('data-printing', true);
    addEventListener('afterprint', () => this.#element.removeAttribute('data-printing'), {
      once: true,
    });
    print();
  }

  async #copyLink(): Promise<void> {
    const { take } = words;
    if (!this.#choice) return;
    try {
      await copyText(new URL(choiceLink(this.#choice), location.href).href);
      this.#setText('status', take.linkCopied);
    } catch {
      this.#setText('status', take.linkFailed);
    }
  }
}
