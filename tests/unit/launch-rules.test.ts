import { describe, expect, test } from 'vitest';
import { findDeadLinks } from '../../scripts/launch/online.ts';
import { findAll } from '../../scripts/launch/rules.ts';
import { filledSite, withPlanted, type Plant } from '../support/filled-site.ts';

const SITE = 'src/content/site.json';
const IMPRINT = 'src/content/seiten/impressum.mdx';
const PRIVACY = 'src/content/seiten/datenschutz.mdx';
const COSTS = 'src/content/ratgeber/wahlkampfkosten.mdx';
const PICTURES = 'src/content/bilder.json';
const SECURITY = 'public/.well-known/security.txt';
const SECURITY_PAGE = 'src/pages/.well-known/security.txt.ts';
const JOBS = 'src/content/anzeigen.json';
const PHOTO = 'src/content/ratgeber/plakat.jpg';

const picture = (lines: string): [string, string] => [
  'picture:\n  politicalUse: false\n',
  `picture:\n  file: ./plakat.jpg\n  alt: Ein Plakat\n${lines}`,
];

test('nothing is left to do on the filled-in site', () => {
  expect(findAll(filledSite())).toEqual([]);
});

/** As it is reported; or a file, and what stands on the reported line. */
type Place = string | { file: string; line: string };

/** Each omission: what is planted, where it has to be reported, and what the sentence says. */
const OMISSIONS: [name: string, plant: Plant, place: Place, sentence: RegExp][] = [
  [
    'a listed placeholder',
    { edit: { [SITE]: ['"placeholders": []', '"placeholders": ["links.demoHq"]'] } },
    `${SITE}, Feld links.demoHq`,
    /Noch ein Platzhalter: „https:\/\/demo-hq\.wahlkreis-nord\.de“/,
  ],
  [
    'a link to a placeholder domain in a field',
    {
      edit: {
        [SITE]: ['https://akademie.wahlkreis-nord.de', 'https://akademie.stimmbezirk.example'],
      },
    },
    `${SITE}, Feld links.academy`,
    /\.example/,
  ],
  [
    'a link to a placeholder domain in an article',
    { edit: { [COSTS]: ['## Noch kein Budget?', '[Mehr](https://a.example)'] } },
    { file: COSTS, line: '[Mehr](https://a.example)' },
    /\.example/,
  ],
  [
    'a telephone number for films',
    { edit: { [COSTS]: ['## Noch kein Budget?', 'Ruf an: 030 23125 100'] } },
    { file: COSTS, line: 'Ruf an: 030 23125 100' },
    /030 23125 100/,
  ],
  [
    'a figure without a source',
    {
      edit: { [COSTS]: ['Richtwerte von Wahlkreis Nord für die Planung', 'noch zu belegen'] },
    },
    { file: COSTS, line: 'noch zu belegen' },
    /noch zu belegen/,
  ],
  [
    'a marker in the imprint',
    { edit: { [IMPRINT]: ['## Haftung', '[Platzhalter]'] } },
    { file: IMPRINT, line: '[Platzhalter]' },
    /Platzhalter/,
  ],
  [
    'a missing register number',
    { edit: { [SITE]: ['HRB 184223', ''] } },
    `${SITE}, Feld legal.registerNumber`,
    /Fehlt\. Das Gesetz verlangt/,
  ],
  [
    'an imprint that names nobody as responsible',
    { edit: { [IMPRINT]: ['<Angabe was="geschaeftsfuehrung" />', 'Ada Lindner'] } },
    IMPRINT,
    /Nennt „Bo Hansen“ nicht, wie in site\.json, Feld legal\.managingDirectors/,
  ],
  [
    'a privacy statement without the company',
    { edit: { [PRIVACY]: ['<Anschrift von="firma" />', 'Elbufer 12'] } },
    PRIVACY,
    /Feld legalName/,
  ],
  [
    'a figure that is too old',
    { edit: { [COSTS]: ['asOf: November 2026', 'asOf: April 2025'] } },
    { file: COSTS, line: 'asOf: April 2025' },
    /„April 2025“ ist 19 Monate alt, erlaubt sind 18/,
  ],
  [
    'a statement about law that is too old',
    { edit: { [COSTS]: ['stand="November 2026"', 'stand="März 2025"'] } },
    { file: COSTS, line: 'stand="März 2025"' },
    /20 Monate alt/,
  ],
  [
    'a date that is ahead of its time',
    { edit: { ['src/content/startseite.json']: ['Stand: November 2026', 'Stand: März 2027'] } },
    'src/content/startseite.json, Feld training.asOf',
    /liegt in der Zukunft/,
  ],
  [
    'a figure older than the setting allows',
    {
      edit: { [COSTS]: ['asOf: November 2026', 'asOf: Juli 2026'] },
      settings: { FIGURES_MAX_MONTHS: '3' },
    },
    { file: COSTS, line: 'asOf: Juli 2026' },
    /4 Monate alt, erlaubt sind 3/,
  ],
  [
    'a job ad that has ended',
    { add: { [JOBS]: '{ "items": [{ "validThrough": "2026-11-20" }] }' } },
    `${JOBS}, Feld items.0.validThrough`,
    /am 2026-11-20 abgelaufen/,
  ],
  ['no security.txt', { remove: [SECURITY, SECURITY_PAGE] }, SECURITY, /Fehlt\./],
  [
    'a security.txt that is about to lapse',
    { edit: { [SECURITY]: ['2027-11-01', '2026-12-01'] }, remove: [SECURITY_PAGE] },
    `${SECURITY}, Zeile 2`,
    /läuft in 9 Tagen ab/,
  ],
  [
    'a security.txt with a placeholder',
    { edit: { [SECURITY]: ['wahlkreis-nord.de', 'stimmbezirk.example'] }, remove: [SECURITY_PAGE] },
    `${SECURITY}, Zeile 1`,
    /Noch ein Platzhalter/,
  ],
  [
    'a picture that nobody has a licence for',
    { add: { 'src/assets/plakat.jpg': '' } },
    'src/assets/plakat.jpg',
    /Ohne Lizenz/,
  ],
  [
    'a licence that forbids political use',
    { edit: { [PICTURES]: ['"politicalUse": true', '"politicalUse": false'] } },
    `${PICTURES}, Feld 0.politicalUse`,
    /erlaubt keine politische Nutzung/,
  ],
  [
    'an article’s picture without licence',
    { add: { [PHOTO]: '' }, edit: { [COSTS]: picture('  politicalUse: true\n') } },
    `${COSTS}, Feld picture.licence`,
    /Fehlt für \.\/plakat\.jpg/,
  ],
  [
    'an article’s picture that forbids political use',
    {
      add: { [PHOTO]: '' },
      edit: { [COSTS]: picture('  licence: Agentur\n  politicalUse: false\n') },
    },
    `${COSTS}, Feld picture.politicalUse`,
    /erlaubt keine politische Nutzung/,
  ],
  [
    'no Postmark token',
    { settings: { POSTMARK_SERVER_TOKEN: '' } },
    'POSTMARK_SERVER_TOKEN',
    /secret put/,
  ],
  [
    'Postmark’s token for tests, which sends nothing',
    { settings: { POSTMARK_SERVER_TOKEN: 'POSTMARK_API_TEST' } },
    'POSTMARK_SERVER_TOKEN',
    /verschickt nichts/,
  ],
  ['no domain', { settings: { SITE_URL: '' } }, 'SITE_URL', /Fehlt/],
  [
    'the default password of the business card',
    { settings: { CARD_PASSWORD: 'wahlsonntag' } },
    'CARD_PASSWORD',
    /aus der Entwicklung/,
  ],
  [
    'a sender at a placeholder domain',
    { settings: { CONTACT_FROM: 'web@stimmbezirk.example' } },
    'CONTACT_FROM',
    /Platzhalter-Domain/,
  ],
  [
    'all requests to one mail provider',
    { settings: { CONTACT_TO: 'a@nord.de, b@nord.de' } },
    'CONTACT_TO',
    /zwei Adressen bei verschiedenen Domains/,
  ],
];

test.each(OMISSIONS)('%s is found', (_, plant, place, sentence) => {
  const site = withPlanted(plant);
  const [finding, ...others] = findAll(site);
  expect(others).toEqual([]);
  expect(finding?.text).toMatch(sentence);
  if (typeof place === 'string') expect(finding?.place).toBe(place);
  else {
    const [file, line] = finding?.place.split(', Zeile ') ?? [];
    expect(file).toBe(place.file);
    expect(site.text(place.file).split('\n')[Number(line) - 1]).toContain(place.line);
  }
});

test('a draft is not published, so it may have anything in it', () => {
  const edit: [string, string] = ['\nclosing:', '\ndraft: true\nlead2: a.example\nclosing:'];
  expect(findAll(withPlanted({ edit: { [COSTS]: edit } }))).toEqual([]);
});

describe('asked to go online', () => {
  const link = '[Mehr](https://a.example/weg), [noch mehr](https://b.example).';
  const site = withPlanted({ edit: { [COSTS]: ['## Noch kein Budget?', link] } });
  const answers = (address: string): Promise<Response> => {
    if (address === 'https://a.example/weg')
      return Promise.resolve(new Response('', { status: 404 }));
    if (address === 'https://b.example') return Promise.reject(new TypeError('fetch failed'));
    return Promise.resolve(new Response());
  };

  test('each dead external link is named with its line', async () => {
    const findings = await findDeadLinks(site, answers);
    expect(findings).toEqual([
      {
        place: expect.stringMatching(/wahlkampfkosten\.mdx, Zeile \d+$/),
        text: 'https://a.example/weg antwortet mit 404. Berichtige den Link oder nimm ihn heraus.',
      },
      {
        place: expect.stringMatching(/wahlkampfkosten\.mdx, Zeile \d+$/),
        text: expect.stringMatching(/^https:\/\/b\.example ist nicht zu erreichen\./),
      },
    ]);
  });

  test('a site that lets no program in is not called dead', async () => {
    const closed = () => Promise.resolve(new Response('', { status: 403 }));
    expect(await findDeadLinks(site, closed)).toEqual([]);
  });

  test('a site that never answers does not hold the others up', async () => {
    const silent = (address: string, { signal }: RequestInit): Promise<Response> =>
      address === 'https://a.example/weg'
        ? new Promise((_, reject) => {
            expect(signal).toBeInstanceOf(AbortSignal);
            reject(new DOMException('too slow', 'TimeoutError'));
          })
        : Promise.resolve(new Response());
    const findings = await findDeadLinks(site, silent);
    expect(findings.map(({ text }) => text)).toEqual([
      expect.stringMatching(/antwortet nicht binnen 15 Sekunden/),
    ]);
  });
});
