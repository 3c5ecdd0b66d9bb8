import { PAGES } from './dist.ts';

/** Path of the first page with a table in a text. */
const TABLE = PAGES.find(({ tags }) =>
  tags.some(({ attributes }) => attributes['class']?.split(' ').includes('table')),
)?.path;

interface Layout {
  title: string;
  /** Without one, no page has such a thing. */
  path: string | undefined;
  width: number;
  /** Runs in the page, so it knows nothing but the page. */
  measure: () => unknown;
  expected: unknown;
}

/** Layout that differed between engines once, with texts of its own. */
export const LAYOUTS: readonly Layout[] = [
  {
    title: 'the largest word of the home page takes one line beside a scroll bar',
    path: '/',
    width: 1440,
    measure: () => {
      const word = document.querySelector('#campaign-title');
      if (word) word.textContent = 'Wahl\u00adkampf';
      return word && Math.round(word.clientHeight / parseFloat(getComputedStyle(word).lineHeight));
    },
    expected: 1,
  },
  {
    title: 'the postmark keeps its shape, and the text beside it its two lines',
    path: '/kontakt',
    width: 390,
    measure: () => {
      const postmark = document.querySelector<SVGSVGElement>('.postmark');
      const text = postmark?.previousElementSibling;
      if (!postmark || !text) return {};
      text.replaceChildren('Ohne Formular', document.createElement('br'), 'geht es auch.');
      const { width, height } = postmark.getBoundingClientRect();
      const { width: drawnWidth, height: drawnHeight } = postmark.viewBox.baseVal;
      const range = document.createRange();
      range.selectNodeContents(text);
      const textHeight = range.getBoundingClientRect().height;
      const lines = Math.round(textHeight / parseFloat(getComputedStyle(text).lineHeight));
      return { stretch: (height / width / (drawnHeight / drawnWidth)).toFixed(2), lines };
    },
    expected: { stretch: '1.00', lines: 2 },
  },
  ...[390, 1440].map((width) => ({
    title: `the footer's address takes two lines at ${width} px`,
    path: '/team',
    width,
    measure: () => {
      const address = document.querySelector('footer address');
      if (!address) return 0;
      const street = 'Musterallee 12, 10115\u00a0Berlin';
      address.replaceChildren('Agentur GmbH', document.createElement('br'), street);
      return Math.round(address.clientHeight / parseFloat(getComputedStyle(address).lineHeight));
    },
    expected: 2,
  })),
  {
    title: 'hyphens leave four letters on either side, and none are in what a visitor types',
    path: '/kontakt',
    width: 390,
    measure: () => {
      const { body } = document;
      const limits = ['hyphenate-limit-chars', '-webkit-hyphenate-limit-after']
        .map((name) => getComputedStyle(body).getPropertyValue(name))
        .filter(Boolean)
        .map((limit) => limit.split(' ')[1] ?? limit);
      const fields = [...document.querySelectorAll('input, textarea')]
        .filter((field) => getComputedStyle(field).hyphens !== 'none')
        .map((field) => field.id);
      return { limits, fields };
    },
    expected: { limits: ['4'], fields: [] },
  },
  {
    title: 'no word is broken in a table',
    path: TABLE,
    width: 390,
    measure: () => {
      const row = document.createElement('tr');
      document.querySelector('main .table tbody')?.replaceChildren(row);
      const words = [];
      for (const text of ['Name', 'freiwillig', 'Aufsichtsbehördenverzeichnis']) {
        const cell = row.appendChild(document.createElement('td'));
        cell.textContent = text;
      }
      for (const { firstChild: text } of row.cells) {
        if (!text) continue;
        for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) words.push(word);
        }
      }
      return words;
    },
    expected: [],
  },
];

/** Runs in the page: the text beside each cross that is not in the middle of its circle. */
export const misplacedCrosses = () =>
  [...document.querySelectorAll('.circle > .cross')]
    .filter((cross) => cross.getClientRects().length > 0)
    .filter((cross) => {
      const box = cross.getBoundingClientRect();
      const circle = cross.parentElement ?? cross;
      const around = circle.getBoundingClientRect();
      // 128 % of the circle without its border, and 2 px on each side.
      const size = around.width - 2 * circle.clientLeft;
      return [
        box.width - (1.28 * size + 4),
        box.left + box.width / 2 - around.left - around.width / 2,
        box.top + box.height / 2 - around.top - around.height / 2,
      ].some((difference) => Math.abs(difference) > 1);
    })
    .map((cross) => cross.parentElement?.parentElement?.textContent);

/** Runs in the page: whether the web font is loaded. */
export const hasFont = () =>
  [...document.fonts].some(({ weight, status }) => weight === '400 900' && status === 'loaded');

/** Path of the first page with a figure that names its source. */
export const FIGURE = PAGES.find(({ tags }) =>
  tags.some(({ attributes }) => 'interestfor' in attributes),
)?.path;

/**
 * Runs in the page: pixels between the open source of a figure and its button, or the words of the figure
 * where it opens below them (SourceTip.astro).
 */
export const sourceDistance = () => {
  const tip = document.querySelector(':popover-open');
  const button = document.querySelector(`[popovertarget="${tip?.id}"]`);
  const words = button?.closest('.statistic')?.lastElementChild;
  if (!tip || !button || !words) return -1;
  const box = tip.getBoundingClientRect();
  const distances = [button, words].map((element) => {
    const anchor = element.getBoundingClientRect();
    return Math.max(box.top - anchor.bottom, anchor.top - box.bottom);
  });
  const [fromButton = -1] = distances;
  // On the button, it is in the wrong place.
  return fromButton < 0 ? fromButton : Math.min(...distances.filter((each) => each >= 0));
};
