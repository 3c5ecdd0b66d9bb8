const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
};

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#34|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** What a built page says of itself. */
export interface PageWords {
  url: string;
  title: string;
  description: string;
  /** Address of the picture that a shared link shows. */
  picture: string;
  brand: string;
  /** The words of its h1, with soft hyphens. */
  headline: string;
}

/** What a built page says of itself; undefined for one that search engines shall not find. */
export function pageWords(html: string): PageWords | undefined {
  const property = (name: string) =>
    decode(new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
  const heading = /<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1];
  const url = property('url');
  if (!url || !heading) return undefined;
  return {
    url,
    title: property('title'),
    description: property('description'),
    picture: property('image'),
    brand: property('site_name'),
    headline: decode(heading.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).trim(),
  };
}
