import { figure } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import { type Field, type FileKind, FILES } from '../../schemas/notice-fields.ts';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import { labelWidth, typeSize } from './label.ts';
import { addressOf, formatOf, guideOf, labelLines, openFields, openIn, termOf } from './notice.ts';
import { ENDINGS } from './output.ts';
import { edgeFor, qrCode } from './qr.ts';
import { type Recipient, statusLines } from './recipients.ts';
import type { Notice, Validation } from './validate.ts';

/** What is in these files, a line each. */
const fileLines = (kinds: readonly FileKind[], { result }: NoticeTexts) =>
  kinds.map((kind) => `${ENDINGS[kind]}: ${result.all.readme.files[kind]}`);

/** How wide label and QR code of a notice are on each format, its own one first; nothing without an address. */
function sizeLines(notice: Notice, texts: NoticeTexts): string[] {
  const url = addressOf(notice);
  if (url === undefined) return [];
  const { sizes, all } = texts.result;
  const qr = qrCode(url);
  const label = labelLines(notice, texts);
  const own = formatOf(notice, texts);
  const rows = [...sizes.rows].sort((one, two) => Number(two === own) - Number(one === own));
  return rows.map(({ format, distance }) => {
    const code = figure(edgeFor(qr, distance) / 10);
    const width = figure(labelWidth(label, typeSize(distance)) / 10);
    return fill(all.readme.sizes, { format, code, label: width });
  });
}

/** What is open, if anything. */
const openLines = (open: readonly Field[], texts: NoticeTexts): string[] =>
  open.length === 0
    ? []
    : [
        fill(texts.result.all.readme.open, {
          fields: open.map((field) => termOf(field, texts)).join(', '),
        }),
      ];

/**
 * A word on all files of these pieces: what can go out, which goes where, then what to do, piece by piece.
 *
 * @param page address of the form
 */
export function readmeText(
  recipients: readonly Recipient[],
  pieces: readonly Validation[],
  page: string,
  texts: NoticeTexts,
): string {
  const { result } = texts;
  const { readme } = result.all;
  const parts = pieces.map((validation) => {
    const { notice } = validation;
    const names = { url: addressOf(notice) ?? '', name: notice.publisher_name ?? '' };
    const steps = result.guides[guideOf(notice)].map(
      (step, index) => `${index + 1}. ${fill(step, names)}`,
    );
    return [
      notice.piece_name ?? '',
      ...openLines(openIn(validation), texts),
      ...steps,
      ...sizeLines(notice, texts),
    ].join('\n');
  });
  const again = fill(readme.again, { url: page });
  const now = recipients.map((each) => `${each.folder}: ${statusLines(each, texts).join(' ')}`);
  const files = [...fileLines(FILES, texts), again];
  const head = [now, [readme.intro], files].map((lines) => lines.join('\n'));
  return `${[...head, result.guideHeading, ...parts].join('\n\n')}\n`;
}

/** A word on the files of these pieces for one recipient: what can go out, and what to do with which. */
export function recipientText(
  recipient: Recipient,
  notices: readonly Notice[],
  kinds: readonly FileKind[],
  texts: NoticeTexts,
): string {
  const { recipients } = texts.result.all.readme;
  const hasLabel = kinds.includes('labelText');
  const noteOn = (notice: Notice) => {
    const names = { url: addressOf(notice) ?? '', name: notice.publisher_name ?? '' };
    return fill(hasLabel ? recipients[guideOf(notice)] : recipients.page, names);
  };
  const notes = new Set(notices.map(noteOn));
  const parts = notices.map((notice) => {
    const note = notes.size > 1 ? [noteOn(notice)] : [];
    const sizes = kinds.includes('qrSvg') ? sizeLines(notice, texts) : [];
    const open = kinds.includes('page') ? openLines(openFields(notice), texts) : [];
    return [notice.piece_name ?? '', ...open, ...note, ...sizes].join('\n');
  });
  // What holds for all of them stands above.
  const head = [statusLines(recipient, texts).join('\n'), ...(notes.size > 1 ? [] : notes)];
  return `${[...head, ...parts, fileLines(kinds, texts).join('\n')].join('\n\n')}\n`;
}
