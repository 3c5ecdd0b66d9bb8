import { createPortal } from 'react-dom';
import { type Field, FIELD_NAMES } from '../../features/transparency-notice/values.ts';
import { labelLines, noticePoints } from '../../features/transparency-notice/notice.ts';
import { noticeHtml, noticeText } from '../../features/transparency-notice/output.ts';
import { qrCode } from '../../features/transparency-notice/qr.ts';
import type { Notice, Validation } from '../../features/transparency-notice/validate.ts';
import { fill } from '../../lib/text.ts';
import { useCopy } from '../shared/useCopy.ts';
import { loadToaster } from '../toaster/load.ts';
import { Label, Points, Sheet } from './Preview.tsx';
import { QrCell } from './QrCell.tsx';
import { texts } from './words.ts';

const { result: words } = texts;

function CopyButton({ text, item, label }: Record<'text' | 'item' | 'label', string>) {
  const { copy } = useCopy(text, item, words);
  return (
    <button className="copy" type="button" onClick={() => void copy()}>
      {label}
    </button>
  );
}

/** Links to every question that is open or answered wrongly. */
function Missing({ fields, goTo }: { fields: Field[]; goTo: (field: Field) => void }) {
  return (
    <div className="summary">
      <p>{words.missing}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(field);
              }}
            >
              {texts.fields[field].label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Finished({ notice }: { notice: Notice }) {
  const lines = labelLines(notice, texts);
  const points = noticePoints(notice, texts);
  const html = noticeHtml(texts.noticeHeading, points);
  const url = notice.notice_url ?? '';
  const qr = qrCode(url);
  const preload = () => void loadToaster(words.toasts);
  return (
    <div className="notice-result" onPointerOver={preload} onFocus={preload}>
      <div className="notice-cell">
        <h4>{words.labelHeading}</h4>
        <p>{words.labelText}</p>
        <Label lines={lines} />
        <div className="notice-buttons">
          <CopyButton text={lines.join('\n')} item={words.items.label} label={words.copyLabel} />
        </div>
      </div>
      <div className="notice-cell">
        <h4>{words.noticeHeading}</h4>
        <p>{fill(words.noticeText, { url })}</p>
        <div className="notice-buttons">
          <CopyButton text={html} item={words.items.html} label={words.copyHtml} />
          <CopyButton
            text={noticeText(texts.noticeHeading, points)}
            item={words.items.text}
            label={words.copyText}
          />
          <button className="copy" type="button" onClick={() => print()}>
            {words.print}
          </button>
        </div>
        <Points points={points} />
        <details>
          <summary>{words.htmlSummary}</summary>
          <textarea readOnly rows={12} aria-label={words.html} value={html} />
        </details>
      </div>
      <QrCell qr={qr} url={url} />
      <div className="notice-cell">
        <h4>{texts.notes.heading}</h4>
        {texts.notes.items.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {createPortal(<Sheet lines={lines} points={points} qr={qr} />, document.body)}
    </div>
  );
}

/** The result of the answers: the label's words, the notice and the QR code, or what is missing. */
export function Result(props: { validation: Validation; goTo: (field: Field) => void }) {
  const { validation, goTo } = props;
  if (validation.ok) return <Finished notice={validation.notice} />;
  const { errors } = validation;
  return <Missing fields={FIELD_NAMES.filter((field) => errors[field])} goTo={goTo} />;
}
