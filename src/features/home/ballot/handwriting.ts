import european from '../../../assets/ballot/european.svg?raw';
import federal from '../../../assets/ballot/federal.svg?raw';
import local from '../../../assets/ballot/local.svg?raw';
import mayor from '../../../assets/ballot/mayor.svg?raw';
import other from '../../../assets/ballot/other.svg?raw';
import state from '../../../assets/ballot/state.svg?raw';

/**
 * The names of the elections in handwriting, as SVG: outlines of the typeface Covered By Your Grace (Kimberly Geswein,
 * SIL Open Font License), in whole numbers, with the baseline at 78 of 120.
 */
export const HANDWRITING = { european, federal, local, mayor, other, state };
