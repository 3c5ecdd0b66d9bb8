import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import type { Visit } from './visit.ts';

/** The tables of docs/engines.md: features as code in the first cell, then the engines without them. */
const documentedFor = (engine: string) =>
  readFileSync('docs/engines.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|'))
    .filter(([, , engines]) => engines?.includes(engine))
    .flatMap(([, features = '']) => Array.from(features.matchAll(/`(.+?)`/g), ([, name]) => name));

/** Every declaration of the style sheets, as [property, value]. */
function declarations(): [string, string][] {
  const found: [string, string][] = [];
  for (const file of globSync('src/**/*.{css,astro}')) {
    const source = readFileSync(file, 'utf8');
    const styles = file.endsWith('.css')
      ? [source]
      : Array.from(source.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, style = '']) => style);
    for (const style of styles) {
      postcss.parse(style).walkDecls(({ parent, prop, value }) => {
        if (parent?.type === 'rule') found.push([prop, value]);
      });
    }
  }
  return found;
}

export function testFeatures(engine: string, visit: () => Visit): void {
  test('lacks the features that docs/engines.md says', async () => {
    await visit().open('/robots.txt');
    const lacking = await visit().tab.evaluate((styles) => {
      const known = {
        '@view-transition': 'CSSViewTransitionRule' in globalThis,
        ':target-current': CSS.supports('selector(:target-current)'),
        closedby: 'closedBy' in HTMLDialogElement.prototype,
        commandfor: 'commandForElement' in HTMLButtonElement.prototype,
        interestfor: 'interestForElement' in HTMLButtonElement.prototype,
        requestIdleCallback: 'requestIdleCallback' in globalThis,
        speculationrules: HTMLScriptElement.supports('speculationrules'),
        trustedTypes: 'trustedTypes' in globalThis,
      };
      const features = Object.entries(known).filter(([, isKnown]) => !isKnown);
      const properties = styles.filter(([name, value]) => !CSS.supports(name, value));
      return [...features, ...properties].map(([name]) => name);
    }, declarations());
    expect([...new Set(lacking)].sort()).toEqual(documentedFor(engine).sort());
  });
}
