/** The anchors of the careers page: of the job ads, of the steps of an application, and of the initiative application. */
export const OPENINGS = 'offene-stellen';
export const PROCESS = 'bewerbungsprozess';
export const INITIATIVE = 'initiativ';
