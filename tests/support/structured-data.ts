import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { tagsOf } from './html.ts';

/** Search engines' complaints about a page's structured data, a line each: `ERROR title: …`. */
export async function structuredDataIssues(html: string): Promise<string[]> {
  const issues = await new Validator().validate(new WebAutoExtractor().parse(html));
  return issues.map(
    ({ severity, rootType, issueMessage }) => `${severity} ${rootType}: ${issueMessage}`,
  );
}

/** The entities in a page's JSON-LD. */
export function jsonLd(html: string): Record<string, unknown>[] {
  const blocks = tagsOf(html).filter(
    ({ attributes }) => attributes['type'] === 'application/ld+json',
  );
  return blocks.flatMap(({ text }) => {
    const data = JSON.parse(text) as Record<string, unknown>;
    return Array.isArray(data['@graph']) ? (data['@graph'] as (typeof data)[]) : [data];
  });
}
