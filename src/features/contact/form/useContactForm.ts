import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormBefore, formBefore } from '../../../lib/browser/form-before.ts';
import { focusField } from '../../../lib/browser/focus-field.ts';
import { clearToasts, showToast } from '../../../stores/toasts.ts';
import { describeFailure } from '../failure.ts';
import { CONTACT_FIELDS, type ContactMessages, HONEYPOT } from '../fields.ts';
import { formInput, validateContact } from '../request-schema.ts';
import { fieldMessages, FORM } from '../words.ts';
import type { Shown } from './FormView.tsx';
import { prefill } from './prefill.ts';
import { type Receipt, sendContactForm } from './send-form.ts';

const { sent, kept, failed } = FORM.toasts;

/** How long the button says that the request is sent, in ms. */
const SENT_FOR = 5000;

const validate = (form: HTMLFormElement) => validateContact(formInput(new FormData(form)));

/** The messages that are still right after a change. A field that has no message yet does not get one. */
function correctedMessages(form: HTMLFormElement, shown: ContactMessages): ContactMessages {
  const result = validate(form);
  const wrong = result.ok ? {} : fieldMessages(result.errors);
  return Object.fromEntries(Object.entries(wrong).filter(([field]) => field in shown));
}

/**
 * Puts what was typed before the script came into the form. React keeps the form that is in the page, but renders
 * a new and empty one where a translator or a password manager has changed the markup.
 */
function takeOver(form: HTMLFormElement, { answers, focusIn }: FormBefore): void {
  for (const [name, value] of Object.entries(answers)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (control && 'value' in control) control.value = value;
  }
  if (!form.contains(document.activeElement)) focusIn(form);
}

/** Focuses a message and scrolls to it. Its `scroll-margin` keeps room above it for the toast and the button. */
function goTo(message: HTMLElement | null | undefined): void {
  message?.focus({ preventScroll: true });
  message?.scrollIntoView({ block: 'start' });
}

/**
 * Holds the state of the form: idle → submitting → sent → idle, or back to idle with everything kept. The browser
 * keeps the values of the fields, so that what was typed before the script arrived is not lost.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => formBefore('.contact-form'));
  const [state, setState] = useState<'idle' | 'submitting' | 'sent'>('idle');
  const [{ errors, failure, receipt }, setShown] = useState<Shown>({ errors: {} });
  /** Whether a request is on its way. It is set before React renders, so that a second click does not send a second request. */
  const sending = useRef(false);
  /** The idempotency key of the request that is filled in. Insecure contexts lack `randomUUID` and send no key. */
  const key = useRef<string>(undefined);

  useEffect(() => {
    if (!form.current) return;
    // Firefox keeps a disabled button disabled over a reload, against the page's markup.
    form.current.querySelector('[type=submit]')?.removeAttribute('disabled');
    takeOver(form.current, before);
    prefill(form.current);
  }, [before]);

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('idle'), SENT_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  /** Shows an outcome and takes the visitor to it. */
  const show = (outcome: Shown, next: 'idle' | 'sent') => {
    // The message is rendered first, so that the page scrolls to where it is then.
    flushSync(() => {
      setState(next);
      setShown(outcome);
    });
    const part = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const first = CONTACT_FIELDS.find((field) => outcome.errors[field]);
    if (first) focusField(part(`#${first}`));
    else goTo(part('#form-failure, #form-sent'));
  };

  const fail = (message: string, fields: ContactMessages) => {
    const data = form.current ? new FormData(form.current) : undefined;
    show({ errors: fields, failure: describeFailure(message, data) }, 'idle');
    showToast({ type: 'error', title: failed.title, text: message });
  };

  const succeed = (accepted: Receipt) => {
    // The next request has a key of its own.
    key.current = undefined;
    form.current?.reset();
    show({ errors: {}, receipt: accepted }, 'sent');
    if (accepted.kept) return showToast({ type: 'success', ...kept });
    const text = accepted.confirmation ? `${sent.text} ${sent.confirmation}` : sent.text;
    showToast({ type: 'success', title: sent.title, text });
  };

  const send = async (filled: HTMLFormElement) => {
    const result = validate(filled);
    if (!result.ok) return show({ errors: fieldMessages(result.errors), receipt }, 'idle');

    // A browser may fill in the honeypot for a person. It is emptied, so that the next attempt is accepted.
    const honeypot = filled.elements.namedItem(HONEYPOT) as HTMLInputElement;
    const request = { ...result.value, [HONEYPOT]: honeypot.value || undefined };
    honeypot.value = '';
    clearToasts();
    setShown({ errors: {} });
    setState('submitting');
    sending.current = true;
    key.current ??= (crypto as Partial<Crypto>).randomUUID?.();
    const answer = await sendContactForm(request, key.current);
    sending.current = false;
    if (answer.ok) succeed(answer.receipt);
    else fail(answer.message, answer.fields);
  };

  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'idle' && !sending.current) void send(event.currentTarget);
  };

  /** A wrong field is checked again while it is corrected; the others wait for the button. */
  const onInput = (event: React.InputEvent<HTMLFormElement>) => {
    const { currentTarget: filled } = event;
    setShown((shown) => ({
      ...shown,
      errors: correctedMessages(filled, shown.errors),
      // The prepared e-mail contains what is typed now.
      failure: shown.failure && describeFailure(shown.failure.message, new FormData(filled)),
    }));
  };

  return { form, state, errors, failure, receipt, onSubmit, onInput };
}
