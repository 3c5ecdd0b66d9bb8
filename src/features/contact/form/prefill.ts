import {
  DAY_PARAMETER,
  ELECTION_PARAMETER,
  LONGEST_TOPIC,
  TOPIC,
  TOPIC_PARAMETER,
} from '../../../config/addresses.ts';
import { electionOf } from '../../../config/elections.ts';
import { berlinDay, dayText } from '../../../lib/day.ts';
import { isElectionDay } from '../../../lib/election-days.ts';
import { fill, withoutSoftHyphens } from '../../../lib/text.ts';
import { words } from '../words.ts';

/**
 * Reads the values for the form from the query of an address, by the names of the fields: the kind of election, and the
 * first lines of the message with the topic and the day of the election, if the election calendar takes that day.
 * Everything else is ignored, so that nobody can send visitors a link with a message in it.
 */
export function prefillFrom(
  query: string,
  sentences: { topic: string; day: string } = words.fields.message,
  now = new Date(),
) {
  const values = new URLSearchParams(query);
  const topic = withoutSoftHyphens(values.get(TOPIC_PARAMETER) ?? '');
  const isTopic = topic.length <= LONGEST_TOPIC && TOPIC.test(topic);
  const day = values.get(DAY_PARAMETER) ?? '';
  const topicLine = isTopic ? `${fill(sentences.topic, { topic })}\n` : '';
  const isDay = isElectionDay(day, berlinDay(now));
  const dayLine = isDay ? `${fill(sentences.day, { day: dayText(day) })}\n` : '';
  return {
    campaign_type: electionOf(values.get(ELECTION_PARAMETER)) ?? '',
    message: topicLine + dayLine,
  };
}
