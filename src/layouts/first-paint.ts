/** The font is not there yet: its stand-ins are painted (tokens.css). */
const EARLY = 'early';
/** The page has not loaded yet: what lies below the fold is left out. */
const SHORT = 'short';

/** All classes that the scripts below give and take. */
export const HEAD_CLASSES: readonly string[] = [EARLY, SHORT];

/** Asks for the font after the first paint with content, and does `f` when it is there, or will not be. */
const ASK_FOR_FONT =
  'new PerformanceObserver(e=>e.getEntries().some(e=>e.name[6]<"d")&&o.load("1em Archivo").then(f,f)).observe({type:"paint"})';

/**
 * Runs in the head. Who comes from elsewhere has the font hardly ever, so the first paint is made with
 * the stand-ins, and the font is asked for right after it; once it is there, the page is set anew. Who
 * comes from another page of this site has it, and sees nothing else. Without script, the styles ask
 * for it at once.
 *
 * Short by hand, as it stands in every page. What begins before the `d` is `contentful-paint`, after
 * `first-`: the other entry, `first-paint`, may be that of a mere background, and comes too early.
 */
export const FIRST_PAINT = `{let{documentElement:r,referrer:q,fonts:o}=document,f=()=>r.className="";q.startsWith(origin)||(r.className="${EARLY}",${ASK_FOR_FONT})}`;

/**
 * The same for a page that leaves out what lies below the fold until it has loaded (`.short` in its
 * styles). Who may begin further down sees all of it from the start: by an anchor, or from a visit
 * before. Who moves on the page sees it at once.
 */
export const FIRST_PAINT_OF_LONG_PAGE = `{let{documentElement:{classList:c},referrer:q,fonts:o}=document,f=()=>c.remove("${EARLY}");q.startsWith(origin)||location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"||(c.add("${EARLY}","${SHORT}"),["click","scroll","load"].map(t=>addEventListener(t,()=>c.remove("${SHORT}"),{capture:!0,once:!0})),${ASK_FOR_FONT})}`;
