import url from '../../assets/fonts/archivo.woff2?url';

const font = new FontFace('Archivo', `url(${url}) format("woff2")`, {
  weight: '400 900',
  stretch: '62% 100%',
});

/**
 * The font changes the heights of all texts. The place that the address names (`#team`) stays where it is in the
 * window. Scroll anchoring does not keep it there: Safari has none, and Chromium's does nothing on a page that has been
 * scrolled in the same frame.
 */
function addInPlace(): void {
  const place = document.querySelector(':target');
  const topOfPlace = () => place?.getBoundingClientRect().top ?? -1;
  const before = topOfPlace();
  const isInView = scrollY > 0 && before >= 0 && before < innerHeight;
  document.fonts.add(font);
  if (isInView) scrollBy({ top: topOfPlace() - before, behavior: 'instant' });
}

/**
 * Loads the font, then adds it: a font that is added first lays out the whole page twice. Without the font the page
 * keeps the local ones.
 */
export const loadFont = (): Promise<void> => font.load().then(addInPlace, () => undefined);
