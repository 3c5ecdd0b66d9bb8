// React, because the answers change which questions follow, and the result is made of all of them.
import { island } from '../shared/boundary.tsx';
import { adoptStyles } from '../shared/styles.ts';
import { NoticeForm } from './NoticeForm.tsx';
import resultStyles from './notice.css?inline';

adoptStyles(resultStyles);

/** The form for the transparency notices of a campaign. */
export const TransparencyNotice = island(NoticeForm);
