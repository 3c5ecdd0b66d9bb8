/**
 * Pages that are files in `src/pages/`; `src/content-reader/content-files.ts` names where the words of each are. All
 * others have the name of their content file, and content names them by address.
 * Paths are canonical: no trailing slash.
 */
export const ROUTES = {
  home: '/',
  team: '/team',
  careers: '/karriere',
  contact: '/kontakt',
  products: '/wahlkampftools',
  calendar: '/wahlkalender',
  notice: '/transparenzhinweis',
  work: '/arbeitsprobe',
} as const satisfies Record<string, `/${string}`>;

/** The legal page that forms must link to, `src/content/seiten/datenschutz.mdx`. */
export const PRIVACY_PAGE = '/datenschutz';

/** Address of a page of the registry. */
export const href = (route: keyof typeof ROUTES): string => ROUTES[route];

/** The collection with title, description and headline of each page that is a file in `src/pages/`. */
export const PAGE_WORDS = {
  home: 'home',
  team: 'teamPage',
  careers: 'careersPage',
  contact: 'contactPage',
  products: 'productsPage',
  calendar: 'electionCalendar',
  notice: 'transparencyNotice',
  work: 'workSample',
} as const satisfies Record<keyof typeof ROUTES, string>;
