import { LONGEST_TOPIC, TOPIC } from '../../config/addresses.ts';
import { CAMPAIGN_TYPE_LABELS } from '../../config/elections.ts';
import { withoutSoftHyphens } from '../text.ts';
import { choice } from './shape.ts';
import { between } from './text.ts';

/** Whether the contact form takes a text from its address as the topic of a request. */
export const isTopic = (label: string): boolean => TOPIC.test(withoutSoftHyphens(label));

export const notATopic = {
  error: 'darf nur Buchstaben, Ziffern und . , & - enthalten, sonst nimmt ihn das Formular nicht',
};

/** The topic of a request, as the form takes it (`features/contact/form/prefill.ts`). */
export const topic = between(2, LONGEST_TOPIC).refine(isTopic, notATopic);

export const election = choice(CAMPAIGN_TYPE_LABELS).meta({ title: 'Art der Wahl' });
