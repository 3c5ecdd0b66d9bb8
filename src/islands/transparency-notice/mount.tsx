import { createRoot } from 'react-dom/client';
import arrow from '../../styles/arrow.css?inline';
import error from '../../styles/error.css?inline';
import pen from '../../styles/pen.css?inline';
import cell from '../shared/form/cell.css?inline';
import form from '../shared/form/form.css?inline';
import { adoptStyles } from '../shared/styles.ts';
import { NoticeForm } from './NoticeForm.tsx';
import notice from './notice.css?inline';

/** Puts the form in an element of the article. Its styles come with it. */
export function mountNotice(element: Element): void {
  for (const css of [arrow, error, pen, cell, form, notice]) adoptStyles(css);
  createRoot(element).render(<NoticeForm />);
}
