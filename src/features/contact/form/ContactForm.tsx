// React, because fields, messages, button and receipt change together with the state of the form. Without script the
// form is plain HTML, and the Function answers with a page.
import { useEffect, useRef, useState } from 'react';
import { loadToaster } from '../../../components/site/toaster/load.ts';
import { clearToasts, showToast } from '../../../components/site/toaster/toasts.ts';
import { island } from '../../../components/ui/boundary.tsx';
import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import { formBefore } from '../../../lib/browser/form-before.ts';
import { type Focus, moveFocus } from '../../../lib/browser/move-focus.ts';
import { type ContactMessages, HONEYPOT } from '../fields.ts';
import { formInput, validateContact } from '../request-schema.ts';
import { fieldMessages, words } from '../words.ts';
import { describeFailure } from './failure.ts';
import { type FormState, FormView } from './FormView.tsx';
import noticeStyles from './notices.css?inline';
import { prefillFrom } from './prefill.ts';
import { type Receipt, sendContactForm } from './send-form.ts';

adoptStyles(noticeStyles);

const { sent, kept, failed } = words.toasts;

/** How long the button says that the request is sent, in ms. */
const SENT_FOR = 5000;

const IDLE: FormState = { phase: 'idle', errors: {} };

/** Creates an idempotency key. Insecure contexts lack `randomUUID` and send no key. */
const newKey = () => (crypto as Partial<Crypto>).randomUUID?.();

const validate = (form: HTMLFormElement) => validateContact(formInput(new FormData(form)));

/** The messages that still apply after a change. A field that has no message yet does not get one. */
function correctedMessages(form: HTMLFormElement, shown: ContactMessages): ContactMessages {
  const result = validate(form);
  const wrong = result.ok ? {} : fieldMessages(result.errors);
  return Object.fromEntries(Object.entries(wrong).filter(([field]) => field in shown));
}

/** Fills empty fields with values, by the names of the fields. */
function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (control && 'value' in control) control.value ||= value;
  }
}

/** The first wrong field or, if none is wrong, the message, whose `scroll-margin` keeps room for the toast. */
const OUTCOME = '[aria-invalid], #form-failure, #form-sent';

/** Loads the toaster when a field gets the focus, because the connection may be gone when the request fails. */
const preload = () => void loadToaster(words.toasts);

function announce({ kept: isKept, confirmation }: Receipt): void {
  if (isKept) return showToast({ type: 'success', ...kept });
  const text = confirmation ? `${sent.text} ${sent.confirmation}` : sent.text;
  showToast({ type: 'success', title: sent.title, text });
}

/**
 * Runs the form: it is idle, then submitting, then sent and idle again. After a failure it is idle, with all values.
 * The browser keeps the values of the fields: what was typed before the script arrived stays.
 */
export const ContactForm = island(function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => formBefore('.contact-form'));
  /** The key of the request that is filled in. The next request gets another one. */
  const [key, setKey] = useState(newKey);
  const [state, setState] = useState(IDLE);
  const [focus, setFocus] = useState<Focus>();
  const { phase } = state;

  useEffect(() => {
    if (!form.current) return;
    // Firefox keeps a disabled button disabled over a reload, against the page's markup.
    form.current.querySelector('[type=submit]')?.removeAttribute('disabled');
    fillIn(form.current, { ...prefillFrom(location.search), ...before.answers });
    before.focusIn(form.current);
  }, [before]);

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(() => setState((now) => ({ ...now, phase: 'idle' })), SENT_FOR);
    return () => clearTimeout(timer);
  }, [phase]);

  // The focus moves with each outcome. It stays where it is if a corrected field loses its message.
  useEffect(() => moveFocus(focus), [focus]);

  const show = (outcome: FormState) => {
    setState(outcome);
    setFocus({ on: OUTCOME });
  };

  const send = async (filled: HTMLFormElement) => {
    const checked = validate(filled);
    if (!checked.ok) {
      show({ ...IDLE, errors: fieldMessages(checked.errors) });
      return;
    }
    // A browser may fill in the honeypot for a person. It is emptied, so that the next attempt is accepted.
    const honeypot = filled.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`);
    const request = { ...checked.value, [HONEYPOT]: honeypot?.value || undefined };
    if (honeypot) honeypot.value = '';
    // The visitor may have typed everything before this script was there.
    preload();
    clearToasts();
    setState({ ...IDLE, phase: 'submitting' });
    const answer = await sendContactForm(request, key);
    if ('message' in answer) {
      const { message, fields: errors } = answer;
      show({ ...IDLE, errors, failure: describeFailure(message, new FormData(filled)) });
      return showToast({ type: 'error', title: failed.title, text: message });
    }
    filled.reset();
    setKey(newKey());
    show({ ...IDLE, phase: 'sent', receipt: answer });
    announce(answer);
  };

  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'idle') void send(event.currentTarget);
  };

  /** A wrong field is checked again while it is corrected, any other field only when the form is sent. */
  const onInput = ({ currentTarget: filled }: React.InputEvent<HTMLFormElement>) =>
    setState((now) => ({
      ...now,
      errors: correctedMessages(filled, now.errors),
      // The prepared e-mail contains what is typed now.
      failure: now.failure && describeFailure(now.failure.message, new FormData(filled)),
    }));

  return <FormView {...state} form={{ ref: form, onSubmit, onInput, onFocus: preload }} />;
});
