import type { Question } from '../../schemas/calendar.ts';

/**
 * The id of the entry for the day that a question asks for, read or named by the office: calendar programs
 * know it by this id. It takes over that of a phase that it replaces.
 */
export const answerId = ({ id, replaces }: Question) => replaces ?? `antwort-${id}`;

/** The id of a day that was read, where the office has named a later one. */
export const doubtId = (question: Question): string => `${answerId(question)}-gelesen`;

/** The id of the entry from which on an office's number is collected. */
export const collectId = (question: Question): string => `${answerId(question)}-sammeln`;

/** The id of the task of preparing for the day of an answer. */
export const prepareId = (question: Question): string => `${answerId(question)}-vorher`;

/** The id of the task that a deadline brings while it is too early. No id of a phase has a hyphen. */
export const earlyTaskId = (deadline: string): string => `${deadline}-frueh`;
