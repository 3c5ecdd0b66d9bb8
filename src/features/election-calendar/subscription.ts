/** Address of a calendar to subscribe to, `src/pages/abo/[election].ics.ts`: that of a published election. */
export const subscriptionHref = (election: string): string => `/abo/${election}.ics`;
