// React, because the answers change which questions follow, and the result is made of all of them.
import { island } from '../../components/ui/boundary.tsx';
import { NoticeForm } from './NoticeForm.tsx';

/** The form for the transparency notices of a campaign. */
export const TransparencyNotice = island(NoticeForm);
