/** Side of the box that the crosses are drawn in. */
export const CROSS_BOX = 200;

/**
 * The pen cross in two handwritings: first the falling stroke, then the rising one. The paths have whole numbers,
 * because every page carries them.
 */
export const CROSSES = [
  [
    'M24 38c3 6 15 11 24 18l29 24 33 30 33 32c12 11 28 26 35 30q17 10 8-8a524 524 0 0 0-60-70L93 63Q77 48 62 37 40 21 32 21q-14 1-8 17',
    'M164 14c-6 3-13 18-21 27q-11 15-25 30l-30 32-35 36-36 42q-13 20 6 6l42-35q20-17 37-34l31-33 28-30a108 108 0 0 0 18-33q1-17-15-8',
  ],
  [
    'M16 57c4 5 19 8 30 13a470 470 0 0 1 66 39q17 13 35 24l38 19q18 6 6-8c-5-6-22-18-33-27l-34-25-34-23Q72 57 56 49 31 37 20 39q-15 4-4 18',
    'M147 7c-6 4-12 22-19 33q-8 18-18 35-9 18-21 36-11 17-23 37c-8 13-19 34-21 42q-8 19 6 4c7-5 21-24 31-36l25-36 23-35q12-17 21-35c5-13 14-31 14-39q-2-18-18-6',
  ],
] as const;
