/**
 * Every page of the site. Links, navigation, sitemap and the every-page tests read it, so a page
 * that is not here does not exist for them. Paths as in the specification, section 2: no trailing
 * slash, the canonical form.
 */
export const ROUTES = {
  home: { path: '/' },
  team: { path: '/team' },
  careers: { path: '/karriere' },
  contact: { path: '/kontakt' },
  tools: { path: '/wahlkampftools' },
  strategy: { path: '/wahlkampfstrategie-erstellen' },
  costs: { path: '/wahlkampfkosten' },
  socialMedia: { path: '/social-media-wahlkampf' },
  imprint: { path: '/impressum' },
  privacy: { path: '/datenschutz' },
} as const satisfies Record<string, { path: `/${string}` }>;

export type RouteId = keyof typeof ROUTES;

export const ROUTE_IDS = Object.keys(ROUTES) as [RouteId, ...RouteId[]];

/** Anchors of the home page's sections (CONTRACT.md). */
export const HOME_ANCHORS = ['services', 'work', 'about', 'team', 'faq', 'approach'] as const;
export type HomeAnchor = (typeof HOME_ANCHORS)[number];

/** Where the overview of all advice articles stands, on each of them. */
export const OVERVIEW_ANCHOR = 'ratgeber';

/** Where the form posts; the file under `functions/` has the same name. */
export const CONTACT_ENDPOINT = '/api/send-contact-email';

/** Address of a drawing in `piktogramme.svg`. */
export const pictogramHref = (name: string) => `/piktogramme.svg#${name}`;

/** Address of the picture that a shared link to a page shows; drawn after the build. */
export const sharePicture = (path: string) => `/teilen${path === '/' ? '/start' : path}.png`;

/** What the form on /kontakt is about, in the query of its address: a service's tag. */
export const TOPIC_PARAMETER = 'thema';

export function href(route: RouteId, anchor?: string): string {
  const { path } = ROUTES[route];
  return anchor ? `${path}#${anchor}` : path;
}
