import { asciiName } from '../../lib/ascii-name.ts';

/** The anchor of a state's rules for mayors' elections. */
export const stateAnchor = (name: string): string => `land-${asciiName(name)}`;

/** The kinds of rules for mayors' elections, in the order in which the page shows them. */
export const MAYOR_RULES = ['term', 'eligible', 'deadline', 'signatures', 'runoff'] as const;
