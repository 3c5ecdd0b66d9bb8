import mdx from '@astrojs/mdx';

interface Transform {
  transform: { handler: (text: string, file: string) => Promise<{ code: string }> };
}

/** The module that Astro's MDX compiler makes of a file: the real one, driven without a build. */
export async function compileMdx(text: string): Promise<string> {
  const plugins: Transform[] = [];
  const { hooks } = mdx();
  const parameters = {
    config: { markdown: {}, srcDir: new URL('file:///site/src/') },
    updateConfig: ({ vite }: { vite: { plugins: Transform[] } }) => plugins.push(...vite.plugins),
    addPageExtension: () => {},
    addContentEntryType: () => {},
    addRenderer: () => {},
    logger: console,
  };
  await hooks['astro:config:setup']?.(parameters as never);
  await hooks['astro:config:done']?.(parameters as never);
  const [compiler] = plugins;
  if (!compiler) throw new Error('@astrojs/mdx has no compiler');
  return (await compiler.transform.handler(text, '/site/src/content/a.mdx')).code;
}
