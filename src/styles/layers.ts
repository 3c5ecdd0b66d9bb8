/**
 * The cascade layers, from the weakest on. `components` has what several places show, and what stands in a text;
 * `islands` what React draws; `sections` the parts of which a page or a text consists, which may change the components
 * and islands in them; `narrow` and `print` hold for all of these. The order is declared before all other styles: a
 * layer's first mention fixes its rank, and the build joins the style files in an order of its own.
 */
export const LAYERS = '@layer tokens,base,components,islands,sections,narrow,print;';
