/** The address of the calendar of a published election to subscribe to (`src/pages/abo/[election].ics.ts`). */
export const subscriptionHref = (election: string): string => `/abo/${election}.ics`;
