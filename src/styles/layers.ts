/**
 * The order of the cascade layers. It stands in the page before every other style, because the
 * order in which the build joins the files is not ours: whoever is named first would lose.
 */
export const LAYERS = '@layer tokens,base,prose,components,islands,sections,print;';
