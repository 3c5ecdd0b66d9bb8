/** The anchor of a state in the table of mayors' elections. */
export const stateAnchor = (name: string): string =>
  `land-${name.toLowerCase().replaceAll(' ', '-')}`;

/** The columns of the table of mayors' elections, in their order. */
export const MAYOR_RULES = ['term', 'eligible', 'deadline', 'signatures', 'runoff'] as const;
