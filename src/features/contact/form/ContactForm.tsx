// React, because fields, messages, button and receipt change together with the state of the form. Without script it
// is a plain HTML form, which the Function answers with a page.
import { useEffect } from 'react';
import { loadToaster } from '../../../components/site/toaster/load.ts';
import stateStyles from '../../../styles/form-state.css?inline';
import summaryStyles from '../../../styles/summary.css?inline';
import { island } from '../../../components/ui/boundary.tsx';
import { adoptStyles } from '../../../components/ui/styles.ts';
import { FORM } from '../words.ts';
import { FormView } from './FormView.tsx';
import noticeStyles from './notices.css?inline';
import { useContactForm } from './useContactForm.ts';

adoptStyles(stateStyles);
adoptStyles(summaryStyles);
adoptStyles(noticeStyles);

export const ContactForm = island(function ContactForm() {
  const { form, onSubmit, onInput, ...shown } = useContactForm();

  useEffect(() => {
    // The toaster loads early, because the connection may be gone when the request fails.
    void loadToaster(FORM.toasts);
  }, []);

  return <FormView {...shown} form={{ ref: form, onSubmit, onInput }} />;
});
