import {
  DAY_PARAMETER,
  ELECTION_PARAMETER,
  LONGEST_TOPIC,
  TOPIC,
  TOPIC_PARAMETER,
} from '../../../config/addresses.ts';
import { electionOf } from '../../../config/elections.ts';
import { dayText, isElectionDay } from '../../../lib/day.ts';
import { berlinDay } from '../../../lib/format.ts';
import { fill } from '../../../lib/text.ts';
import { FORM } from '../words.ts';

/**
 * Reads from the query of an address what it fills in: the kind of election, and the first lines of the message
 * with the topic and the day of the election, if the election calendar takes that day. Everything else is ignored,
 * so that nobody can send visitors a link with a message in it.
 */
export function prefillFrom(
  query: string,
  sentences: { topic: string; day: string } = FORM.fields.message,
  now = new Date(),
) {
  const values = new URLSearchParams(query);
  const topic = values.get(TOPIC_PARAMETER) ?? '';
  const isTopic = topic.length <= LONGEST_TOPIC && TOPIC.test(topic);
  const day = values.get(DAY_PARAMETER) ?? '';
  return {
    election: electionOf(values.get(ELECTION_PARAMETER)),
    lines: [
      ...(isTopic ? [fill(sentences.topic, { topic })] : []),
      ...(isElectionDay(day, berlinDay(now)) ? [fill(sentences.day, { day: dayText(day) })] : []),
    ],
  };
}

/** Fills in the fields that are still empty from the address of the page. The visitor can change all of it. */
export function prefill(form: HTMLFormElement): void {
  const { election, lines } = prefillFrom(location.search);
  const type = form.elements.namedItem('campaign_type');
  const message = form.elements.namedItem('message');
  if (election && type instanceof HTMLSelectElement && !type.value) type.value = election;
  if (lines.length > 0 && message instanceof HTMLTextAreaElement && !message.value) {
    message.value = `${lines.join('\n')}\n`;
  }
}
