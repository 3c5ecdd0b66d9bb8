// React, because the answers change which questions follow, and the result is made of all of them.
import { useState } from 'react';
import arrow from '../../styles/arrow.css?inline';
import error from '../../styles/error.css?inline';
import pen from '../../styles/pen.css?inline';
import { island } from '../shared/boundary.tsx';
import { Circle } from '../shared/Circle.tsx';
import cell from '../shared/form/cell.css?inline';
import form from '../shared/form/form.css?inline';
import { adoptStyles } from '../shared/styles.ts';
import { NoticeForm } from './NoticeForm.tsx';
import notice from './notice.css?inline';
import { texts } from './words.ts';
import './transparency-notice.css';

interface Props {
  /** The points of a notice and an example, to read before or without the form. */
  children?: React.ReactNode;
}

/** The form for a transparency notice, which a press opens below its explanation. */
export const TransparencyNotice = island(function TransparencyNotice({ children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: React.SubmitEvent) => {
    event.preventDefault();
    for (const css of [arrow, error, pen, cell, form, notice]) adoptStyles(css);
    setIsOpen(true);
  };
  return (
    <>
      <div className="notice-blank">
        {children}
        {/* Without this script a press loads the page again, and so tries again. */}
        {!isOpen && (
          <form className="notice-start" action="#notice-heading" data-print="none" onSubmit={open}>
            <button className="condensed" data-notice-start="">
              {texts.start}
              <Circle />
            </button>
          </form>
        )}
        {/* Shown by `tool.client.ts`, when this script could not be loaded. */}
        <p className="notice-failed" role="alert" hidden>
          {texts.loadFailed}
        </p>
      </div>
      {isOpen && <NoticeForm />}
    </>
  );
});
