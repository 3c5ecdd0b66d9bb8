import { expect, test } from 'vitest';
import services from '../../src/content/leistungen.json' with { type: 'json' };
import { topicFrom } from '../../src/islands/contact-form/topic.ts';

const query = (topic: string) => `?thema=${encodeURIComponent(topic)}`;

test('the form takes every tag that can be chosen', () => {
  const tags = services.flatMap(({ tags: all }) => all.filter((tag) => !('route' in tag)));
  for (const { label } of tags) {
    const topic = label.replaceAll('\u00ad', '');
    expect(topicFrom(query(topic))).toBe(topic);
  }
});

test.each([
  ['longer than a tag', 'a'.repeat(43)],
  ['with an address in it', 'siehe https://boese.example'],
  ['of several lines', 'Newsletter\nund mehr'],
  ['empty', ''],
])('a made-up topic, %s, does not get into the message', (_, topic) => {
  expect(topicFrom(query(topic))).toBeUndefined();
});
