/**
 * The order of the cascade layers. The order is declared before all other styles: a layer's first mention fixes its
 * rank, and the build joins the style files in an order of its own.
 */
export const LAYERS = '@layer tokens,base,prose,components,islands,sections,narrow,print;';
