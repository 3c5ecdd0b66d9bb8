import { expect, test } from 'vitest';
import { unusedFiles } from '../../../scripts/integrations/drop-unused.ts';
import { project } from '../../support/content-project.ts';

const site = project();

test('files of a build that no page loads, nor what it loads, are named', () => {
  const files = {
    'index.html': '<script src="/_astro/page.A1.js"></script><img src="/_astro/t%C3%BCr.B2.svg">',
    'feed.xml': '<url>https://nord.de/_astro/bild.C3.webp</url>',
    'robots.txt': '',
    '_astro/page.A1.js': 'import("./island.D4.js")',
    '_astro/island.D4.js': 'import"./shared.E5.js"',
    '_astro/shared.E5.js': 'export{}',
    '_astro/tür.B2.svg': '<svg/>',
    '_astro/bild.C3.webp': '',
    '_astro/film.F6.mp4': '',
    '_astro/calendar.G7.js': 'import"./dates.H8.js"',
    '_astro/dates.H8.js': 'import"./calendar.G7.js"',
  };
  for (const [file, text] of Object.entries(files)) site.write(file, text);
  expect(unusedFiles(site.root()).toSorted()).toEqual([
    '_astro/calendar.G7.js',
    '_astro/dates.H8.js',
    '_astro/film.F6.mp4',
  ]);
});
