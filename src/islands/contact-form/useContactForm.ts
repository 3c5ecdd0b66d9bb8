import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldMessages, sendContactForm } from '../../features/contact/client.ts';
import {
  FAILURE_TITLE,
  FIELD_MESSAGES,
  SUCCESS_CONFIRMATION,
  SUCCESS_TEXT,
  SUCCESS_TITLE,
} from '../../features/contact/messages.ts';
import {
  type Field,
  type FieldErrors,
  FIELDS,
  formInput,
  validateContactForm,
} from '../../features/contact/schema.ts';
import { showToast } from '../../stores/toasts.ts';
import type { ToasterLabels } from '../toaster/Toaster.tsx';

/** How long the button says that the request is sent (specification, section 4), in ms. */
const SENT_FOR = 5000;

export interface Receipt {
  reference: string;
  confirmation: boolean;
  receivedAt: Date;
}

const messagesFor = (errors: FieldErrors): FieldMessages =>
  Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, FIELD_MESSAGES[code]]));

// Only secure contexts have randomUUID; over plain HTTP in a local network the key is left out.
const newKey = () => ('randomUUID' in crypto ? crypto.randomUUID() : undefined);

const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);

/**
 * The states of the form: idle → submitting → sent → idle, or back to idle with everything kept.
 * The fields are the browser's own: what was typed before the script arrived is never lost.
 */
export function useContactForm(toaster: ToasterLabels) {
  const key = useRef<string>(undefined);
  const [state, setState] = useState<'idle' | 'submitting' | 'sent'>('idle');
  const [errors, setErrors] = useState<FieldMessages>({});
  const [failed, setFailed] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>();

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('idle'), SENT_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const validate = (element: HTMLFormElement) =>
    validateContactForm(formInput(new FormData(element)));

  const showErrors = (element: HTMLFormElement, messages: FieldMessages) => {
    // Rendered first, so that the focus scrolls to where the field then is.
    flushSync(() => setErrors(messages));
    const first = FIELDS.find((field) => messages[field]);
    const control = first && element.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state !== 'idle') return;
    const element = event.currentTarget;
    setFailed(false);
    const result = validate(element);
    if (!result.ok) return showErrors(element, messagesFor(result.errors));

    setErrors({});
    setReceipt(undefined);
    setState('submitting');
    void import('../toaster/mount.tsx').then(({ mountToaster }) => mountToaster(toaster));
    key.current ??= newKey();
    const answer = await sendContactForm(result.value, key.current);

    if (!answer.ok) {
      flushSync(() => {
        setState('idle');
        setFailed(true);
      });
      showToast({ type: 'error', title: FAILURE_TITLE, text: answer.message });
      // While it was disabled, the button lost the focus.
      element.querySelector<HTMLElement>('[type=submit]')?.focus();
      element.querySelector('#form-failure')?.scrollIntoView({ block: 'center' });
      showErrors(element, answer.fields);
      return;
    }
    const { reference, confirmation } = answer;
    key.current = undefined;
    element.reset();
    flushSync(() => {
      setReceipt({ reference, confirmation, receivedAt: new Date() });
      setState('sent');
    });
    const next = element.querySelector<HTMLElement>('#form-sent');
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'center' });
    showToast({
      type: 'success',
      title: SUCCESS_TITLE,
      text: confirmation ? `${SUCCESS_TEXT} ${SUCCESS_CONFIRMATION}` : SUCCESS_TEXT,
    });
  };

  /** A wrong field is checked again while the visitor corrects it; the others wait for the button. */
  const correct = (event: React.InputEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event;
    if (!('name' in target) || typeof target.name !== 'string' || !isField(target.name)) return;
    const field = target.name;
    if (!errors[field]) return;
    const result = validate(currentTarget);
    const code = result.ok ? undefined : result.errors[field];
    setErrors(({ [field]: _, ...others }) =>
      code ? { ...others, [field]: FIELD_MESSAGES[code] } : others,
    );
  };

  return { state, errors, failed, receipt, submit, correct };
}
