import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  FAILURE_TITLE,
  KEPT_TEXT,
  KEPT_TITLE,
  SUCCESS_CONFIRMATION,
  SUCCESS_TEXT,
  SUCCESS_TITLE,
} from '../messages.ts';
import { CONTACT_FIELDS } from '../contact-fields.ts';
import { focusField } from '../../../lib/browser/focus-field.ts';
import { clearToasts, showToast } from '../../../stores/toasts.ts';
import type { ContactPage } from '../words-schema.ts';
import { type DirectContact, describeFailure, type FailureState } from './describe-failure.ts';
import { correctField, emptyHoneypot, validateForm } from './form.ts';
import { forgetFormKey, formKey } from './form-key.ts';
import type { Receipt } from './Outcome.tsx';
import { prefill } from './prefill.ts';
import { type FieldMessages, sendContactForm } from './send-form.ts';

/** How long the button says that the request is sent, in ms. */
const SENT_FOR = 5000;

/**
 * The states of the form: idle → submitting → sent → idle, or back to idle with everything kept.
 * The fields are the browser's own: what was typed before the script arrived is never lost.
 */
export function useContactForm(texts: ContactPage['form'], contact: DirectContact) {
  const sentences = texts.fields.message;
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'submitting' | 'sent'>('idle');
  const [chosen, setChosen] = useState(false);
  const [errors, setErrors] = useState<FieldMessages>({});
  const [failure, setFailure] = useState<FailureState>();
  const [receipt, setReceipt] = useState<Receipt>();
  /** Set before React renders the next state, so that a second press does not send a second request. */
  const sending = useRef(false);
  const part = (selector: string) => form.current?.querySelector<HTMLElement>(selector);

  useEffect(() => {
    // Firefox keeps a disabled button disabled over a reload, against the page's markup.
    form.current?.querySelector('[type=submit]')?.removeAttribute('disabled');
  }, []);

  useEffect(() => {
    if (form.current) setChosen(prefill(form.current, sentences));
  }, [sentences]);

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('idle'), SENT_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  /** Takes the visitor to a message. Its style keeps room above it for what must be seen, too. */
  const goTo = (message: HTMLElement | null | undefined) => {
    message?.focus({ preventScroll: true });
    message?.scrollIntoView({ block: 'start' });
  };

  const showErrors = (messages: FieldMessages) => {
    // Rendered first, so that the page scrolls to where the field then is.
    flushSync(() => setErrors(messages));
    const first = CONTACT_FIELDS.find((field) => messages[field]);
    if (first) focusField(part(`#${first}`));
  };

  /** Whether the focus may move: it is in the form, or nowhere because the button is disabled. */
  const mayMoveFocus = () => {
    const { activeElement } = document;
    return activeElement === document.body || form.current?.contains(activeElement) === true;
  };

  const fail = (message: string, fields: FieldMessages) => {
    const movesFocus = mayMoveFocus();
    flushSync(() => {
      setState('idle');
      setFailure(describeFailure(message, form.current, texts, contact));
    });
    showToast({ type: 'error', title: FAILURE_TITLE, text: message });
    if (!movesFocus) return setErrors(fields);
    goTo(part('#form-failure'));
    showErrors(fields);
  };

  const succeed = ({ kept, ...answer }: Omit<Receipt, 'receivedAt'>) => {
    forgetFormKey();
    const movesFocus = mayMoveFocus();
    form.current?.reset();
    flushSync(() => {
      setReceipt({ ...answer, kept, receivedAt: new Date() });
      setState('sent');
    });
    if (movesFocus) goTo(part('#form-sent'));
    if (kept) return showToast({ type: 'success', title: KEPT_TITLE, text: KEPT_TEXT });
    const text = answer.confirmation ? `${SUCCESS_TEXT} ${SUCCESS_CONFIRMATION}` : SUCCESS_TEXT;
    showToast({ type: 'success', title: SUCCESS_TITLE, text });
  };

  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state !== 'idle' || sending.current) return;
    setFailure(undefined);
    const result = validateForm(event.currentTarget);
    if (!result.ok) return showErrors(result.messages);

    emptyHoneypot(event.currentTarget);
    clearToasts();
    setErrors({});
    setReceipt(undefined);
    setState('submitting');
    sending.current = true;
    const answer = await sendContactForm(result.value, formKey());
    sending.current = false;
    if (answer.ok) succeed(answer);
    else fail(answer.message, answer.fields);
  };

  /** A wrong field is checked again while it is corrected; the others wait for the button. */
  const correct = (event: React.InputEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event;
    setErrors((shown) => correctField(currentTarget, target, shown));
    // The e-mail and the text to copy contain what is typed now.
    setFailure((shown) => shown && describeFailure(shown.message, currentTarget, texts, contact));
  };

  return { form, state, chosen, errors, failure, receipt, submit, correct };
}
