import { expect, test } from 'vitest';
import { jobs, readEntry } from '../support/content.ts';
import { tagsOn, textsOf } from '../support/dist.ts';
import { asRead, findTag } from '../support/html.ts';

// tests/unit/careers/facts.test.ts tests the words for the pay.
test('each job ad says what it pays and from when to when it runs', ({ skip }) => {
  skip(jobs().length === 0, 'no ad is open today');
  for (const job of jobs()) {
    // An editor copies an ad and changes its title, so that two have the same description.
    const ads = textsOf('/karriere', 'details');
    const ad = ads.find((text) => text.includes(asRead(job.title))) ?? 'an ad with this title';
    const { salaryLater } = readEntry('careersPage').ad;
    const pay = job.salary?.from.toLocaleString('de-DE') ?? salaryLater;
    expect(ad, job.title).toContain(asRead(pay));
    for (const datetime of [job.datePosted, job.validThrough])
      expect(findTag(tagsOn('/karriere'), { datetime }), job.title).toBeDefined();
  }
});
