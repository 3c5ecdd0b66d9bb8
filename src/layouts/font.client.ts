import url from '../assets/fonts/archivo.woff2?url';

const font = new FontFace('Archivo', `url(${url}) format("woff2")`, {
  weight: '400 900',
  stretch: '62% 100%',
});

/** Adding a font lays out the whole page, once more when it has loaded: so it is loaded first. */
const addFont = () =>
  font.load().then(
    () => document.fonts.add(font),
    // The page stays as it is, in local fonts.
    () => undefined,
  );

// Visitors from another page of the site have the font in their cache. For all others it loads after
// the first frame: an earlier request delays that frame by 100 to 170 ms on a slow connection.
if (document.referrer.startsWith(location.origin)) void addFont();
else requestAnimationFrame(() => setTimeout(addFont));
