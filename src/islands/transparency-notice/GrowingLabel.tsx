import { labelLines } from '../../features/transparency-notice/notice.ts';
import type { Values } from '../../features/transparency-notice/values.ts';
import { answered } from '../../features/transparency-notice/validate.ts';
import { Label } from './Preview.tsx';
import { texts } from './words.ts';

/** Stands for what has yet to be answered. */
const OPEN = '…';

/** The label as far as the answers go, beside the form where the window has room for it. */
export function GrowingLabel({ values }: { values: Values }) {
  const notice = answered(values);
  const place = notice.publisher === 'company' ? { publisher_name: OPEN } : { notice_url: OPEN };
  const lines = labelLines({ sponsor_name: OPEN, ...place, ...notice }, texts);
  return (
    // The result has it for everybody.
    <div className="growing scripted" data-print="none" aria-hidden="true">
      <p>{texts.form.growing}</p>
      <Label lines={lines} />
    </div>
  );
}
