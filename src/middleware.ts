import { defineMiddleware } from 'astro:middleware';
import { escapeHtml } from './lib/text.ts';

/** The page reloads by itself when the content changes, because Vite's client is on it. */
const page = (text: string) => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Hier stimmt etwas nicht</title>
    <style>
      body { max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; font: 1.125rem/1.5 system-ui, sans-serif; }
      h1 { margin: 0; font-size: 2.25rem; line-height: 1.1; }
      pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
    </style>
    <script type="module" src="/@vite/client"></script>
  </head>
  <body>
    <h1>Hier stimmt etwas nicht</h1>
    <pre>${escapeHtml(text)}</pre>
    <p><small>Für Entwickler: Nach einer Änderung an einem Schema den Server neu starten, er liest es nur am Anfang.</small></p>
  </body>
</html>`;

/** Says on every page of the development server what is wrong with the content. */
export const onRequest = defineMiddleware(async ({ isPrerendered }, next) => {
  if (!import.meta.env.DEV || !isPrerendered) return next();
  const { getEntry } = await import('astro:content');
  const problems = await getEntry('problems', 'all');
  if (!problems?.data.text) return next();
  return new Response(page(problems.data.text), {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
});
