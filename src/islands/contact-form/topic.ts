import { TOPIC_PARAMETER } from '../../config/routes.ts';
import { fill } from '../../lib/text.ts';

/** As long as a service's tag may be (`serviceSchema` in `schemas/home.ts`). */
const LONGEST = 42;
const WORDS = /^[\p{L}\p{N}][\p{L}\p{N} .,&-]*$/u;

/**
 * The tag that the visitor marked among the services, from the query of the address. Nothing where
 * it does not look like one: whoever makes up a link must not make up a message.
 */
export function topicFrom(query: string): string | undefined {
  const topic = new URLSearchParams(query).get(TOPIC_PARAMETER);
  return topic && topic.length <= LONGEST && WORDS.test(topic) ? topic : undefined;
}

/** Begins an empty message with the topic. `sentence` holds `{topic}`. */
export function beginMessage(form: HTMLFormElement, sentence: string): void {
  const topic = topicFrom(location.search);
  const message = form.elements.namedItem('message');
  if (!topic || !(message instanceof HTMLTextAreaElement) || message.value) return;
  message.value = `${fill(sentence, { topic })}\n`;
}
