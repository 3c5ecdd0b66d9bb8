// React, because the form has states that change its parts together: fields, messages, button,
// receipt. Without script it is a plain HTML form, which the Function answers with a page.
import { useState } from 'react';
import { CONTACT_ENDPOINT } from '../../../config/addresses.ts';
import { CONTACT_FIELDS, isTick, contactRule } from '../contact-fields.ts';
import { countInWords } from '../../../lib/format.ts';
import { fill } from '../../../lib/text.ts';
import type { ContactPage } from '../words-schema.ts';
import { Circle } from '../../../components/ui/Circle.tsx';
import { Fields } from './Fields.tsx';
import { Failure } from './Failure.tsx';
import type { DirectContact } from './describe-failure.ts';
import { ErrorSummary, Next, ReceiptNote } from './Outcome.tsx';
import { useContactForm } from './useContactForm.ts';
import { island } from '../../../components/ui/boundary.tsx';
import { loadToaster } from '../../../components/site/toaster/load.ts';
import '../../../styles/button.css';
import '../../../styles/buttons.css';
import '../../../styles/field.css';
import '../../../styles/form.css';
import '../../../styles/summary.css';
import './contact-form.css';
import './outcome.css';

/** How many fields have to be filled in; the consent is counted apart. */
const REQUIRED = CONTACT_FIELDS.filter(
  (field) => contactRule(field).required && !isTick(field),
).length;

interface Props {
  texts: ContactPage['form'];
  privacyHref: string;
  contact: DirectContact;
}

export const ContactForm = island(function ContactForm({ texts, privacyHref, contact }: Props) {
  const { form, state, chosen, errors, failure, receipt, submit, correct } = useContactForm(
    texts,
    contact,
  );
  const [hasToaster, setHasToaster] = useState(false);
  const sent = receipt?.kept ? texts.kept : texts.sent;
  const label = { idle: texts.submit, submitting: texts.submitting, sent }[state];

  // Loaded early: the connection may be gone when the request fails.
  const prepareToaster = () => void loadToaster(texts.toasts).then(setHasToaster);

  return (
    <form
      ref={form}
      className="form contact-form"
      action={CONTACT_ENDPOINT}
      method="post"
      noValidate
      data-state={state}
      aria-labelledby="form-title"
      onFocus={prepareToaster}
      onSubmit={(event) => {
        prepareToaster();
        void submit(event);
      }}
      onInput={correct}
    >
      <div className="form-head">
        <h2 id="form-title">{texts.heading}</h2>
        <p>{fill(texts.intro, { required: countInWords(REQUIRED) })}</p>
      </div>
      {/* Nothing is typed into a request that is on its way: it would be gone with the reset. */}
      <div className="fields" inert={state === 'submitting'}>
        <Fields {...{ texts, privacyHref, errors, chosen }} />
      </div>
      <div className="form-notices" role="alert">
        <ErrorSummary texts={texts} errors={errors} />
      </div>
      {/* A failure is announced once: by its toast, or here where the toaster could not load. */}
      <div className="form-notices" role={hasToaster ? undefined : 'alert'}>
        <Failure texts={texts} contact={contact} failure={failure} />
      </div>
      <p className="promise" data-print="none">
        {texts.promise}
      </p>
      <button className="submit" type="submit" disabled={state !== 'idle'}>
        {/* In an element of its own a translated label is replaced, too. */}
        <span>{label}</span>
        <Circle marked={state === 'sent'} empty={state === 'submitting'} />
      </button>
      <Next texts={texts} receipt={receipt} phone={contact.phone} />
      <ReceiptNote texts={texts} receipt={receipt} />
    </form>
  );
});
