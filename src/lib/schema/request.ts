import { z } from 'astro/zod';
import { LONGEST_TOPIC, TOPIC } from '../../config/addresses.ts';
import { CAMPAIGN_TYPE_LABELS, CAMPAIGN_TYPES } from '../../config/elections.ts';
import { withoutSoftHyphens } from '../text.ts';
import { between } from './text.ts';

/** Whether the contact form takes a text from its address as the topic of a request. */
export const isTopic = (label: string): boolean => TOPIC.test(withoutSoftHyphens(label));

export const notATopic = {
  error: 'darf nur Buchstaben, Ziffern und . , & - enthalten, sonst nimmt ihn das Formular nicht',
};

/** The topic of a request, as the form takes it (`features/contact/form/prefill.ts`). */
export const topic = between(2, LONGEST_TOPIC).refine(isTopic, notATopic);

export const election = z
  .enum(CAMPAIGN_TYPES)
  .meta({ title: 'Art der Wahl', labels: CAMPAIGN_TYPE_LABELS });
