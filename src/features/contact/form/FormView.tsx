import { Circle } from '../../../components/ui/Circle.tsx';
import { CONTACT_ENDPOINT } from '../../../config/addresses.ts';
import { countInWords } from '../../../lib/format.ts';
import { fill } from '../../../lib/text.ts';
import { CONTACT_FIELDS, contactRule, type ContactMessages, isTick } from '../fields.ts';
import { words } from '../words.ts';
import type { Failure } from './failure.ts';
import { Fields } from './Fields.tsx';
import { ErrorSummary, FailureNotice, ReceiptCorner, SentNotice } from './notices.tsx';
import type { Receipt } from './send-form.ts';
import '../../../styles/check.css';
import '../../../styles/form.css';
import '../../../styles/pen.css';
import './contact-form.css';

/** The number of fields that have to be filled in, without the consent. */
const REQUIRED = CONTACT_FIELDS.filter(
  (field) => !contactRule(field).optional && !isTick(field),
).length;

export interface FormState {
  phase: 'idle' | 'submitting' | 'sent';
  errors: ContactMessages;
  failure?: Failure | undefined;
  receipt?: Receipt | undefined;
}

interface Props extends FormState {
  /** The values that the visitor typed, in the Function's answer to a browser without script. */
  typed?: URLSearchParams | undefined;
  /** The attributes with which the script listens to the form. */
  form?: React.ComponentProps<'form'>;
}

/** Shows the contact form in each of its states, in the island and on the Function's answer page. */
export function FormView(props: Props) {
  const { phase, errors, failure, receipt, typed } = props;
  const isSending = phase === 'submitting';
  const label = {
    idle: words.submit,
    submitting: words.submitting,
    sent: receipt?.kept ? words.kept : words.sent,
  }[phase];
  const cross = ({ idle: 'hover', submitting: 'none', sent: 'always' } as const)[phase];
  /** Whether the fields are left out: without script, no empty form stands below the receipt. */
  const isDone = typed !== undefined && receipt !== undefined;
  return (
    <form
      className="form contact-form"
      action={CONTACT_ENDPOINT}
      method="post"
      noValidate
      data-sent={phase === 'sent' || undefined}
      aria-busy={isSending || undefined}
      aria-labelledby="form-title"
      {...props.form}
    >
      <div className="form-head">
        <h2 id="form-title">{words.heading}</h2>
        {!isDone && <p>{fill(words.intro, { required: countInWords(REQUIRED) })}</p>}
      </div>
      {!isDone && (
        <>
          {/*
            The fields are inert while a request is on its way: the reset after a success would delete what is typed
            meanwhile.
          */}
          <div className="fields" inert={isSending}>
            <Fields errors={errors} typed={typed} />
          </div>
          <div className="form-notices" role="alert">
            <ErrorSummary errors={errors} />
          </div>
          {failure && <FailureNotice failure={failure} />}
          <p className="promise" data-print="none">
            {words.promise}
          </p>
          <button className="form-submit" type="submit" disabled={phase !== 'idle'}>
            {/* React replaces a label that a translator has changed only in an element of its own. */}
            <span>{label}</span>
            <Circle cross={cross} />
          </button>
        </>
      )}
      {receipt && <SentNotice receipt={receipt} />}
      <ReceiptCorner receipt={receipt} />
    </form>
  );
}
