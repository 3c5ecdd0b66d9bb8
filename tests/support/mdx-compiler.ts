import mdx from '@astrojs/mdx';

interface Transform {
  transform: { handler: (text: string, file: string) => Promise<unknown> };
}

/**
 * What Astro's MDX compiler says of a text; undefined when it has nothing to say. It is the real
 * one, driven without a build, so that a new version of it that says something else is noticed.
 */
export async function compilerMessage(text: string): Promise<string | undefined> {
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
  try {
    await plugins[0]?.transform.handler(text, '/site/src/content/a.mdx');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
