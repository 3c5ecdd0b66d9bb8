/**
 * Runs in the head, but not of home. Who comes from elsewhere has the font hardly ever, so the first
 * paint is made with the stand-ins, and the font is asked for right after it. Who comes from another
 * page of this site has it, and sees nothing else. Without script, the styles ask for it at once.
 *
 * The first paint with content: that of a mere background comes too early. Short by hand, as it stands
 * in every page.
 */
export const FIRST_PAINT =
  '{let{documentElement:r,referrer:q}=document,f=()=>r.className="";q.startsWith(origin)||(r.className="early",new PerformanceObserver(e=>e.getEntriesByName("first-contentful-paint").map(f)).observe({type:"paint"}))}';
