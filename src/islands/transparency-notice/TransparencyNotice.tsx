// React, because the answers change which questions follow, and the result is made of all of them.
import { island } from '../shared/boundary.tsx';
import { adoptStyles } from '../shared/styles.ts';
import { NoticeForm } from './NoticeForm.tsx';
import resultStyles from './notice.css?inline';
import '../../styles/cell.css';
import '../../styles/form.css';
import '../../styles/summary.css';
import './notice-form.css';

adoptStyles(resultStyles);

interface Props {
  /** Id of the headline that names the form. */
  title: string;
  /** Where somebody without a website can have a page for a notice. */
  freePage: string;
  /** The points of a notice, an example and the form on paper. */
  children?: React.ReactNode;
}

/** The form for the transparency notices of a campaign, and what explains it. */
export const TransparencyNotice = island(function TransparencyNotice({
  title,
  freePage,
  children,
}: Props) {
  return (
    <>
      <NoticeForm {...{ title, freePage }} />
      {children}
    </>
  );
});
