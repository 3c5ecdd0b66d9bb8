import { useRef, useState } from 'react';
import { part } from '../answer-parts.ts';
import type { ContactPage } from '../words-schema.ts';
import { copyText } from '../../../lib/browser/clipboard.ts';
import { mailto } from '../../../lib/mailto.ts';
import { telHref } from '../../../lib/phone.ts';
import { SmallButton } from '../../../components/ui/SmallButton.tsx';
import type { DirectContact, FailureState } from './describe-failure.ts';

interface Props {
  texts: ContactPage['form'];
  contact: DirectContact;
  failure: FailureState | undefined;
}

/**
 * Why the request failed, and other ways to reach us. It stays when the toast is gone. On a page
 * without script the Function fills in the same elements (`features/contact/answer-page.ts`).
 */
export function Failure({ texts, contact, failure }: Props) {
  const { fallback } = texts;
  return (
    <div className="failure" id="form-failure" {...part('failure')} tabIndex={-1} hidden={!failure}>
      <p>
        <strong {...part('failureTitle')} />
        <span {...part('failureText')}>{failure?.message}</span>
      </p>
      <p {...part('wordsKept')}>{texts.failure}</p>
      <p {...part('wordsLost')} hidden>
        {texts.failureLost}
      </p>
      <ul>
        <li>
          <a href={telHref(contact.phone)}>{contact.phone}</a>{' '}
          <span {...part('reach')}>{failure?.reach}</span>
        </li>
        <li>
          <a href={mailto(contact.email)}>{contact.email}</a>
        </li>
        <li {...part('fallback')} hidden={!failure?.href}>
          <a {...part('fallbackMail')} href={failure?.href ?? mailto(contact.email)}>
            {fallback.mail}
          </a>
        </li>
      </ul>
      <div className="request-copy with-button" {...part('fallback')} hidden={!failure?.text}>
        <label htmlFor="request-text">{fallback.text}</label>
        <RequestCopy texts={fallback} value={failure?.text} key={failure?.text} />
      </div>
    </div>
  );
}

/** The request as text. Its button needs the clipboard, so it comes with the script alone. */
function RequestCopy(props: { texts: ContactPage['form']['fallback']; value: string | undefined }) {
  const { texts, value } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await copyText(value ?? '');
      setCopied(true);
    } catch {
      // The visitor can copy the selected text.
      field.current?.select();
    }
  };
  return (
    <>
      <textarea
        id="request-text"
        {...part('fallbackText')}
        rows={5}
        readOnly
        ref={field}
        value={value ?? ''}
      />
      <SmallButton hidden={!value} onClick={() => void copy()}>
        {copied ? texts.copied : texts.copy}
      </SmallButton>
    </>
  );
}
