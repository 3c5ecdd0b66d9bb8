import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import type { BuiltPages } from './built-pages.ts';
import { trimPage } from './pages.ts';

type Render = AstroPrerenderer['render'];

/** What Astro has drawn, through `change` where it is a page. */
function changing(render: Render, change: (html: string, file: string) => string): Render {
  return async (request, options) => {
    const drawn = await render(request, options);
    const response = drawn instanceof Response ? drawn : drawn.response;
    if (!response.headers.get('content-type')?.startsWith('text/html')) return drawn;
    // The address is that of the file.
    const file = decodeURI(new URL(request.url).pathname.slice(1));
    const html = Buffer.from(await response.arrayBuffer()).toString();
    const changed = new Response(Buffer.from(change(html, file)), response);
    return drawn instanceof Response ? changed : { ...drawn, response: changed };
  };
}

/** Makes pages smaller as they are drawn: each carries only what is its own and its paint needs. */
export function trimPages(
  pages: BuiltPages,
  link: (html: string, file: string) => string,
): AstroIntegration {
  /** Scripts that stand in no page any more, by their addresses. */
  const scripts = new Map<string, string>();
  const publish = (code: string) => {
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const address = `/_astro/page.${hash}.js`;
    scripts.set(address, code);
    return address;
  };
  const trim = (html: string, file: string) => {
    const page = trimPage(link(html, file), publish);
    pages.keep(file, page);
    return page;
  };
  return {
    name: 'trim-pages',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((astro) => ({ ...astro, render: changing(astro.render, trim) }));
      },
      'astro:build:done': ({ dir }) => {
        for (const [address, code] of scripts) {
          writeFileSync(join(fileURLToPath(dir), address), code);
        }
      },
    },
  };
}
