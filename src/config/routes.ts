/**
 * The pages that are files in `src/pages/`: the address of each, without a trailing slash, and the collection with its
 * title, description and headline (`src/content-reader/content-files.ts`). Sitemap, list for language models, share
 * pictures and the pages that a project leaves out follow this list. The address of any other page is the name of its
 * content file.
 */
export const ROUTES = {
  home: { path: '/', words: 'home' },
  team: { path: '/team', words: 'teamPage' },
  careers: { path: '/karriere', words: 'careersPage' },
  contact: { path: '/kontakt', words: 'contactPage' },
  products: { path: '/wahlkampftools', words: 'productsPage' },
  calendar: { path: '/wahlkalender', words: 'electionCalendar' },
  notice: { path: '/transparenzhinweis', words: 'transparencyNotice' },
  workSample: { path: '/arbeitsprobe', words: 'workSample' },
} as const satisfies Record<string, { path: `/${string}`; words: string }>;

type Route = keyof typeof ROUTES;
/** The names of the collections with the words of these pages. */
export type PageWords = (typeof ROUTES)[Route]['words'];

export const href = (route: Route): string => ROUTES[route].path;

/** The legal page that forms must link to, `src/content/seiten/datenschutz.mdx`. */
export const PRIVACY_PAGE = '/datenschutz';
