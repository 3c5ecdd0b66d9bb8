/**
 * The query parameters of a plan's address. The answer to a question has the question's id as its parameter. An id has
 * letters alone, so a name with a hyphen cannot be one.
 */
import { DAY_PARAMETER, ELECTION_PARAMETER } from '../../config/addresses.ts';

/** Whether somebody stands for election without a party. */
export const CANDIDACY_PARAMETER = 'antritt';

/** The federal state of a mayor's election. */
export const STATE_PARAMETER = 'bundes-land';

/** The id of a published election, because others of its kind may be on the same day. */
export const ID_PARAMETER = 'wahl-name';

/** The stations that are done: their ids, with dots between them. */
export const DONE_PARAMETER = 'erledigt';

/** Whether a parameter without a hyphen has a meaning already, so that no question may have it as its id. */
export const isTaken = (name: string): boolean =>
  [ELECTION_PARAMETER, DAY_PARAMETER, CANDIDACY_PARAMETER, DONE_PARAMETER].includes(name);
