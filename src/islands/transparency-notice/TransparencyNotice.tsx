// React, because the answers change which questions follow, and the result is made of all of them.
import { useState } from 'react';
import { island } from '../shared/boundary.tsx';
import { Circle } from '../shared/Circle.tsx';
import cell from '../../styles/cell.css?inline';
import summary from '../../styles/summary.css?inline';
import { adoptStyles } from '../shared/styles.ts';
import { NoticeForm } from './NoticeForm.tsx';
import notice from './notice.css?inline';
import { texts } from './words.ts';
import '../../styles/form.css';
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
    for (const css of [cell, summary, notice]) adoptStyles(css);
    setIsOpen(true);
  };
  return (
    <>
      <div className="form notice-blank">
        {children}
        {/* Without this script a press loads the page again, and so tries again. */}
        {!isOpen && (
          <form className="scripted" action="#notice-heading" data-print="none" onSubmit={open}>
            <button className="submit" data-notice-start="">
              {texts.start}
              <Circle />
            </button>
          </form>
        )}
        {/* Shown by `tool.client.ts`, when this script could not be loaded. */}
        <p className="error-message" role="alert" hidden>
          {texts.loadFailed}
        </p>
      </div>
      {isOpen && <NoticeForm />}
    </>
  );
});
