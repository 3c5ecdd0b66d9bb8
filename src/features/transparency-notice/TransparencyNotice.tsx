// This island is React because each answer changes which questions follow, and the result depends on all of them.
import { island } from '../../components/ui/boundary.tsx';
import { NoticeForm } from './NoticeForm.tsx';

/** The form for the transparency notices of a campaign. */
export const TransparencyNotice = island(NoticeForm);
