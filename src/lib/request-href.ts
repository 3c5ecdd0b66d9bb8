import { TOPIC_PARAMETER } from '../config/addresses.ts';
import { href } from '../config/routes.ts';
import { normalizeLine } from './normalize.ts';

/** Address of the request form, with the topic of the request. */
export const requestHref = (topic?: string): string =>
  topic === undefined
    ? href('contact')
    : `${href('contact')}?${new URLSearchParams({ [TOPIC_PARAMETER]: normalizeLine(topic) })}`;
