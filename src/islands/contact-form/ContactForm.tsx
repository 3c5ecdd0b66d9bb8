// React, because the form has states that change its parts together: fields, messages, button,
// receipt. Without script it is a plain HTML form, which the Function answers with a page.
import { CONTACT_ENDPOINT } from '../../config/routes.ts';
import type { ContactPage } from '../../schemas/contact-page.ts';
import { Cross } from '../shared/Cross.tsx';
import { Fields } from './Fields.tsx';
import { type DirectContact, ErrorSummary, Failure, Next, ReceiptNote } from './Outcome.tsx';
import { useContactForm } from './useContactForm.ts';
import './contact-form.css';

interface Props {
  texts: ContactPage['form'];
  privacyHref: string;
  contact: DirectContact;
}

export function ContactForm({ texts, privacyHref, contact }: Props) {
  const { state, errors, failed, receipt, submit, correct } = useContactForm(texts.toasts);
  const label = { idle: texts.submit, submitting: texts.submitting, sent: texts.sent }[state];
  return (
    <form
      className="form"
      action={CONTACT_ENDPOINT}
      method="post"
      noValidate
      data-state={state}
      aria-labelledby="form-title"
      onSubmit={(event) => void submit(event)}
      onInput={correct}
    >
      <div className="form-head">
        <h2 id="form-title">{texts.heading}</h2>
        <p>{texts.intro}</p>
      </div>
      <Fields texts={texts} privacyHref={privacyHref} errors={errors} />
      <div className="form-notices" role="alert">
        <ErrorSummary texts={texts} errors={errors} />
        <Failure texts={texts} contact={contact} shown={failed} />
      </div>
      <button className="submit" type="submit" disabled={state !== 'idle'}>
        {label}
        <span className="submit-circle">{state !== 'submitting' && <Cross index={1} />}</span>
      </button>
      <Next texts={texts} receipt={receipt} />
      <ReceiptNote texts={texts} receipt={receipt} />
    </form>
  );
}
