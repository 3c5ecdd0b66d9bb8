import { Fragment, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { type Draft, valuesOf } from '../../features/transparency-notice/draft.ts';
import type { Field } from '../../schemas/notice-fields.ts';
import {
  addressOf,
  guideOf,
  hasGap,
  isPrinted,
  labelLines,
  noticePoints,
  openIn,
  termOf,
  valueText,
  versionLine,
} from '../../features/transparency-notice/notice.ts';
import {
  fileStem,
  jsonFile,
  labelFile,
  labelPicture,
} from '../../features/transparency-notice/downloads.ts';
import { noticeHtml, noticeText } from '../../features/transparency-notice/output.ts';
import { qrCode } from '../../features/transparency-notice/qr.ts';
import {
  isLabelReady,
  type Notice,
  validatePiece,
  type Validation,
} from '../../features/transparency-notice/validate.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { fill } from '../../lib/text.ts';
import { CopyButton } from './CopyButton.tsx';
import { FieldLink } from './FieldLink.tsx';
import { Label, Points, Sheet } from './Preview.tsx';
import { QrCell } from './QrCell.tsx';
import { OldDay } from './Renewal.tsx';
import { texts } from './words.ts';

const { result: words } = texts;
const { proof } = words;

interface MissingProps {
  text: string;
  fields: readonly Field[];
  /** Messages of the fields that are wrong rather than empty. */
  messages?: Partial<Record<Field, string>>;
  goTo: (field: Field) => void;
}

/** Links to every question that is open or answered wrongly. */
function Missing({ text, fields, messages = {}, goTo }: MissingProps) {
  return (
    <div className="summary">
      <p>{text}</p>
      <ul className="notice-gaps">
        {fields.map((field) => (
          <li key={field}>
            <FieldLink field={field} goTo={goTo} />
            {messages[field] && <p>{messages[field]}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What to do with the result, step by step. */
function Guide({ notice }: { notice: Notice }) {
  const names = { url: addressOf(notice) ?? '', name: notice.publisher_name ?? '' };
  return (
    <div className="notice-cell notice-guide">
      <h3>{words.guideHeading}</h3>
      <ol>
        {words.guides[guideOf(notice)].map((step) => (
          <li key={step}>{fill(step, names)}</li>
        ))}
      </ol>
    </div>
  );
}

/** The parts of a notice, as they stand on its sheet of paper. */
function sheetOf(notice: Notice) {
  const url = addressOf(notice);
  return {
    version: versionLine(notice, texts),
    lines: labelLines(notice, texts),
    points: noticePoints(notice, texts),
    qr: url === undefined ? undefined : qrCode(url),
  };
}

function LabelCell({ notice, stem }: { notice: Notice; stem: string }) {
  const lines = labelLines(notice, texts);
  return (
    <div className="notice-cell">
      <h3 className="notice-shown" tabIndex={-1}>
        {fill(words.labelHeading, { name: notice.piece_name ?? '' })}
      </h3>
      <p>{words.labelText}</p>
      <Label lines={lines} />
      <div className="notice-buttons">
        <CopyButton text={lines.join('\n')} item={words.items.label} label={words.copyLabel} />
        <button
          className="small-button"
          type="button"
          onClick={() => saveFile(labelFile(notice, stem, texts))}
        >
          {words.labelSvg}
        </button>
        {/* A picture with a gap could not be edited. */}
        {!hasGap(notice) && (
          <button
            className="small-button"
            type="button"
            onClick={() =>
              void labelPicture(notice, stem, texts).then((file) => file && saveFile(file))
            }
          >
            {words.labelPng}
          </button>
        )}
      </div>
      <p>
        {proof.text} {proof.points} {proof.check}{' '}
        {proof.laws.map(({ label, url }, index) => (
          <Fragment key={url}>
            {index > 0 && ', '}
            <a href={url} target="_blank" rel="noopener">
              {label}
            </a>
          </Fragment>
        ))}
      </p>
    </div>
  );
}

interface NoticeCellProps {
  notice: Notice;
  stem: string;
  /** Those of all pieces that are complete. */
  notices: readonly Notice[];
  isUnsettled: boolean;
}

/** A notice to copy, to save and to print. */
function NoticeCell({ notice, stem, notices, isUnsettled }: NoticeCellProps) {
  const [printsAll, setPrintsAll] = useState(false);
  const { version, points } = sheetOf(notice);
  const html = noticeHtml(notice, texts);
  const printOne = () => {
    flushSync(() => setPrintsAll(false));
    print();
  };
  const printAll = () => {
    flushSync(() => setPrintsAll(true));
    // On phones `print` returns before the sheets are read.
    addEventListener('afterprint', () => setPrintsAll(false), { once: true });
    print();
  };
  return (
    <>
      <div className="notice-cell">
        <h3>{words.noticeHeading}</h3>
        <p>{words.noticeText}</p>
        {isUnsettled && <OldDay />}
        <div className="notice-buttons">
          <CopyButton text={html} item={words.items.html} label={words.copyHtml} />
          <button
            className="small-button"
            type="button"
            onClick={() => saveFile(jsonFile(notice, stem, texts))}
          >
            {words.saveJson}
          </button>
          <CopyButton
            text={noticeText(notice, texts)}
            item={words.items.text}
            label={words.copyText}
          />
          <button className="small-button" type="button" onClick={printOne}>
            {words.print}
          </button>
          {notices.length > 1 && (
            <button className="small-button" type="button" onClick={printAll}>
              {fill(words.printAll, { count: notices.length })}
            </button>
          )}
        </div>
        <p className="notice-version">{version}</p>
        {isPrinted(notice) && (
          <p>
            {termOf('ad_amount', texts)}: {valueText('ad_amount', notice.ad_amount ?? '', texts)}.{' '}
            {words.printOpen}
          </p>
        )}
        <details>
          <summary>{words.noticeSummary}</summary>
          <Points points={points} />
        </details>
        <details>
          <summary>{words.htmlSummary}</summary>
          <textarea readOnly rows={12} aria-label={words.html} value={html} />
        </details>
      </div>
      {createPortal(
        // A notice has no name of its own.
        (printsAll ? notices : [notice]).map((each, index) => (
          <Sheet key={index} {...sheetOf(each)} />
        )),
        document.body,
      )}
    </>
  );
}

interface Props {
  draft: Draft;
  /** Index of the piece whose result is shown. */
  at: number;
  validation: Validation;
  /** Whether its notice has changed and keeps its earlier day. */
  isUnsettled: boolean;
  messages: Partial<Record<Field, string>>;
  goTo: (field: Field) => void;
}

/** The result for a piece: what is missing, the label's words and the QR code, then the notice. */
export function Result({ draft, at, validation, isUnsettled, messages, goTo }: Props) {
  const { ok, notice } = validation;
  // On a phone the campaign comes first, and the piece is folded away.
  const [isWide] = useState(() => matchMedia('(width >= 48em)').matches);
  const values = valuesOf(draft, at);
  const open = openIn(validation);
  const wrong = open.filter((field) => values[field].trim() !== '');
  const shown: typeof messages = {
    ...Object.fromEntries(wrong.map((field) => [field, messages[field]])),
    ...(values.campaign_amount === '' ? { campaign_amount: texts.later.sum } : {}),
  };
  const isReady = isLabelReady(validation);
  const text = ok ? texts.later.text : isReady ? words.labelReady : words.missing;
  const missing = open.length > 0 && (
    <Missing text={text} fields={open} messages={shown} goTo={goTo} />
  );
  if (!isReady) {
    return (
      <div className="notice-shown" tabIndex={-1}>
        {missing}
      </div>
    );
  }

  const stem = fileStem(draft, at);
  const url = addressOf(notice);
  const complete = draft.pieces.flatMap((_, index) => {
    const checked = validatePiece(draft, index);
    return checked.ok ? [checked.notice] : [];
  });
  return (
    <div className="notice-result">
      {missing}
      <details open={isWide}>
        <summary className="notice-part">
          {fill(words.pieceSummary, { name: notice.piece_name ?? '' })}
        </summary>
        <div className="notice-result notice-unfolded">
          <Guide notice={notice} />
          <div className="notice-pair">
            <LabelCell {...{ notice, stem }} />
            {url && <QrCell {...{ notice, url, stem }} />}
          </div>
          {ok && <NoticeCell {...{ notice, stem, isUnsettled }} notices={complete} />}
        </div>
      </details>
    </div>
  );
}
