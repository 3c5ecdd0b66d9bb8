import {
  dropUnusedProperties,
  dropUnusedRules,
  type Page,
  policyHash,
  putStyles,
  shortenProperties,
  shortenScopes,
  takeStyles,
} from './styles.ts';

/** Keeps a script beside the pages and returns its address. */
export type Publish = (code: string) => string;

/** Inline scripts; those that only hold data are none for the policy. */
const SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([^]*?)<\/script>/g;
const INLINE = /<script( type="module")?>([^]*?)<\/script>/g;
const MODULE = /<script type="module">([^]*?)<\/script>/;
const FILE = /<script type="module" src="([^"]+)"><\/script>/g;
const ISLAND = '<astro-island';
const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/;

/** @throws when the page has no end, where its scripts would be lost without a word */
function atEnd(html: string, element: string): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0) throw new Error('the page does not end with </body>');
  return html.slice(0, end) + element + html.slice(end);
}

/** A block is a scope for all but `var`. */
const scoped = (code: string) => (/\bvar\b/.test(code) ? `(()=>{${code}})();` : `{${code}}`);

/**
 * All inline scripts of the page but those marked `data-now` in one module at its end: they run in
 * their order once the page is parsed. That is soon enough for those that Astro runs at once, since
 * islands wait for the first paint, and they no longer stand before the hero or between a section and
 * the next. Each keeps a scope of its own; the last has the module's.
 */
export function mergeScripts(html: string): string {
  const scripts = [...html.matchAll(INLINE)];
  const isModule = ([, type]: RegExpMatchArray) => type !== undefined;
  if (!scripts.some(isModule) && !html.includes(ISLAND)) return html;
  const codes = [...scripts.filter((script) => !isModule(script)), ...scripts.filter(isModule)].map(
    ([, , text = '']) => text.trim(),
  );
  const last = codes.pop() ?? '';
  const code = codes.map(scoped).join('') + last;
  return atEnd(html.replaceAll(INLINE, ''), `<script type="module">${code}</script>`);
}

/**
 * Islands without what only the development server reads, their ids and names; and their props
 * between single quotes, so that JSON's own quotes need no escape.
 */
export function lightenIslands(html: string): string {
  return html
    .replaceAll(/(?<=<astro-island) uid="[^"]*"/g, '')
    .replaceAll(/ (props|opts)="([^"]*)"/g, (_, name: string, json: string) => {
      const raw = json.replaceAll("'", '&#39;').replaceAll('&quot;', '"');
      const text = name === 'opts' ? raw.replace(/"name":"\w+",/, '') : raw;
      return ` ${name}='${text}'`;
    });
}

/**
 * The page's policy with the hashes of its own inline scripts and styles. Astro writes those of the
 * whole site into every page, which is longer, and allows what does not belong there.
 *
 * @throws when the page has no policy, which nothing else would notice before a visitor is at risk
 */
export function narrowPolicy({ html, css }: Page): Page {
  if (!POLICY.test(html)) throw new Error('the page has no Content-Security-Policy');
  const scripts = [...html.matchAll(SCRIPT)].map(([, code = '']) => policyHash(code));
  const allowed = {
    'script-src': new Set(scripts),
    'style-src': new Set(css ? [policyHash(css)] : []),
  };
  const narrowed = html.replace(POLICY, (_, before: string, policy: string, after: string) => {
    const directives = policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      const own = name === 'script-src' || name === 'style-src' ? [...allowed[name]] : [];
      return [name, ...sources.filter((source) => !source.startsWith("'sha256-")), ...own].join(
        ' ',
      );
    });
    return before + directives.filter(Boolean).join(';') + after;
  });
  return { html: narrowed, css };
}

/**
 * Fetches scripts once the page has been painted with content, told as in `first-paint.ts`; the timer
 * is for browsers that report no paints. To import twice is to import once.
 */
const loader = (addresses: readonly string[]) =>
  `{const l=()=>{${addresses.map((address) => `import("${address}")`).join(';')}};new PerformanceObserver(e=>e.getEntries().some(e=>e.name[6]<"d")&&l()).observe({type:"paint",buffered:true});setTimeout(l,3e3)}`;

/** What a visitor does before the scripts in files are there, for those (`EarlyDocument`). */
const KEEP_EARLY = 'document.onclick=document.onsubmit=e=>document.early=e';

/**
 * Scripts in files are asked for after the first paint, which they would delay on a slow line. On a
 * page with islands that goes for the inline module too: it may not run earlier, so it need not lie
 * in the packets that the first paint waits for. Elsewhere it is short and stays.
 */
export function deferScripts(html: string, publish: Publish): string {
  const addresses = [...html.matchAll(FILE)].map(([, address = '']) => address);
  const hasIslands = html.includes(ISLAND);
  const own = MODULE.exec(html)?.[1] ?? '';
  if (hasIslands && own) addresses.unshift(publish(own));
  if (addresses.length === 0) return html;
  const code = `${hasIslands ? KEEP_EARLY : own};${loader(addresses)}`;
  const page = html.replaceAll(FILE, '').replace(MODULE, '');
  return atEnd(page, `<script type="module">${code}</script>`);
}

/** The mark of `mergeScripts` is for nobody else. */
const dropMarks = (html: string) => html.replaceAll('<script data-now>', '<script>');

/** The policy before all else that the page names or runs: what stands before it, it does not rule. */
export function leadWithPolicy(html: string): string {
  const policy = /<meta http-equiv="content-security-policy"[^>]*>/.exec(html)?.[0] ?? '';
  if (!/<meta charset="[^"]*">/.test(html)) return html;
  return html.replace(policy, '').replace(/<meta charset="[^"]*">/, (first) => first + policy);
}

/** A built page with less in it and the same to be seen. */
export function trimPage(html: string, publish: Publish): string {
  const inPage = (step: (html: string) => string) => (page: Page) => ({
    ...page,
    html: step(page.html),
  });
  const steps: ((page: Page) => Page)[] = [
    dropUnusedRules,
    shortenScopes,
    dropUnusedProperties,
    shortenProperties,
    inPage(mergeScripts),
    inPage((page) => deferScripts(page, publish)),
    inPage(lightenIslands),
    inPage(dropMarks),
    // Counts all others.
    narrowPolicy,
    inPage(leadWithPolicy),
  ];
  return putStyles(steps.reduce((page, step) => step(page), takeStyles(html)));
}
