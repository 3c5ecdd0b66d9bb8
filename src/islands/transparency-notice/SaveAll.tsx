import { useState } from 'react';
import type { Draft } from '../../features/transparency-notice/draft.ts';
import { readyPieces } from '../../features/transparency-notice/downloads.ts';
import { hasGap, openIn } from '../../features/transparency-notice/notice.ts';
import {
  contentsFor,
  dueLines,
  letterLink,
  letterText,
} from '../../features/transparency-notice/readme.ts';
import {
  type Recipient,
  recipientsOf,
  statusLines,
  waitLines,
} from '../../features/transparency-notice/recipients.ts';
import { filesOfRecipient, zipFor, zipOfAll } from '../../features/transparency-notice/zip.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { fill } from '../../lib/text.ts';
import { CopyButton } from './CopyButton.tsx';
import { OldDay } from './Renewal.tsx';
import { texts } from './words.ts';

const { all: words } = texts.result;

/** Whether this device passes files on. */
function canShare(files: File[]): boolean {
  return navigator.canShare?.({ files }) ?? false;
}

/** What a button does; for whom stands above it, and in its name for screen readers. */
const named = (text: string, name: string) => ({
  'aria-label': `${text}: ${name}`,
  children: text,
});

interface LetterProps {
  recipient: Recipient;
  draft: Draft;
  /** Saves the files: no link attaches them to an e-mail. */
  attach: () => void;
}

/** The letter to a recipient, to be copied or as an e-mail. */
function Letter({ recipient, draft, attach }: LetterProps) {
  const { name } = recipient;
  return (
    <>
      <CopyButton
        text={letterText(recipient, draft, texts)}
        item={fill(words.letter, { name })}
        label={words.copy}
        name={name}
      />
      <a
        className="small-button"
        href={letterLink(recipient, draft, texts)}
        onClick={attach}
        {...named(words.mail, name)}
      />
    </>
  );
}

interface Props {
  draft: Draft;
  /** The answers of an opened file, whose recipients may have their files already. */
  opened: Draft | undefined;
  today: string;
  /** Pieces whose notices are not published before a question is answered. */
  unsettled: ReadonlySet<number>;
  /** The file with the answers, and what follows when it was saved. */
  answers: () => File;
  saved: () => void;
}

/** What each recipient can use by now, and their files: all at once, or for one of them. */
export function SaveAll({ draft, opened, today, unsettled, answers, saved }: Props) {
  /**
   * The folder that was pressed last, empty for all, with the name of its file, none where that failed, and
   * what is said of it.
   */
  const [news, setNews] = useState<{ folder: string; name?: string; text?: string | undefined }>();
  const ready = readyPieces(draft);
  if (ready.length === 0) return null;
  const printable = ready.filter(({ notice }) => !hasGap(notice));
  const complete = printable.filter((each) => openIn(each).length === 0);
  const sharesText = canShare([new File([''], 'a.txt', { type: 'text/plain' })]);

  const recipients = recipientsOf(draft, texts, unsettled);
  const before = opened && recipientsOf(opened, texts);
  /** Whose files are others than those of the opened answers. */
  const hasChanged = new Set(
    recipients.flatMap((recipient) => {
      const old = before?.find(({ folder }) => folder === recipient.folder);
      const isSame =
        opened && contentsFor(old, opened, texts) === contentsFor(recipient, draft, texts);
      return isSame ? [] : [recipient.folder];
    }),
  );

  /** Who has what they need: since the opened file something has changed, but not for them. */
  const isServed = (folder: string) =>
    opened !== undefined && hasChanged.size > 0 && !hasChanged.has(folder);

  /**
   * Who can do something now, in their order: first who has yet to answer, because that takes days. A
   * printer with nothing but gaps waits.
   */
  const next = recipients
    .filter(
      ({ folder, now, isAsked }) =>
        !isServed(folder) && (isAsked || now.some(([words]) => words !== 'noAddress')),
    )
    .toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked))
    .map(({ name, isAsked }) => (isAsked ? fill(words.ask, { name }) : name))
    .map((name, index) => `${index + 1}.\u00a0${name}`);

  const save = async (folder: string, make: () => Promise<File>, text?: string) => {
    setNews(undefined);
    try {
      const file = await make();
      saveFile(file);
      setNews({ folder, name: file.name, text });
      return true;
    } catch {
      setNews({ folder });
      return false;
    }
  };
  const saveAll = async () => {
    const page = location.origin + location.pathname;
    if (await save('', () => zipOfAll(recipients, draft, answers(), page, texts))) saved();
  };
  const saveFor = (recipient: Recipient, text?: string) =>
    save(recipient.folder, () => zipFor(recipient, draft, texts), text);
  /**
   * Passes on the files, with the letter as the message. Many devices refuse JSON: then it is left out. Where
   * they refuse the others, too, all are saved.
   */
  const share = async (recipient: Recipient) => {
    setNews(undefined);
    try {
      const [letter, ...all] = await filesOfRecipient(recipient, draft, texts);
      const files = canShare(all) ? all : all.filter(({ type }) => type !== 'application/json');
      if (!letter || !canShare(files)) return void saveFor(recipient, words.refused);
      await navigator.share({ files, text: await letter.text() });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        void saveFor(recipient, words.refused);
      }
    }
  };

  const newsOf = (folder: string, text: string) => (
    <div role="status">
      {news?.folder === folder &&
        (news.name ? (
          <p className="notice-news">
            {fill(news.text ?? text, {
              name: news.name,
              readme: words.readme.fileName,
            })}
          </p>
        ) : (
          <p className="error-message">{words.failed}</p>
        ))}
    </div>
  );

  return (
    <div className="notice-all">
      {next.length > 0 && (
        <p>
          <strong>{fill(words.order, { names: next.join(' ') })}</strong>
        </p>
      )}
      <p>
        <strong>
          {fill(words.count, {
            ready: printable.length,
            complete: complete.length,
            all: draft.pieces.length,
          })}{' '}
          {waitLines([...new Set(recipients.flatMap(({ missing }) => missing))], texts)}
        </strong>
      </p>
      {unsettled.size > 0 && <OldDay />}
      <button className="small-button" type="button" onClick={() => void saveAll()}>
        {words.button}
      </button>
      {newsOf('', words.saved)}
      <p>{words.text}</p>
      <ul aria-label={words.recipients}>
        {recipients.map((recipient) => {
          const { name, folder, tasks } = recipient;
          return (
            <li key={folder}>
              <h3>{name}</h3>
              {[...statusLines(recipient, texts), ...dueLines(recipient, draft, texts, today)].map(
                (line) => (
                  <p key={line}>{line}</p>
                ),
              )}
              {opened && hasChanged.size > 0 && (
                <p>{words.resend[isServed(folder) ? 'same' : 'changed']}</p>
              )}
              {tasks.length > 0 && (
                <div className="notice-buttons">
                  <button
                    className="small-button"
                    type="button"
                    onClick={() => void saveFor(recipient)}
                    {...named(words.only, name)}
                  />
                  {sharesText ? (
                    <button
                      className="small-button"
                      type="button"
                      onClick={() => void share(recipient)}
                      {...named(words.share, name)}
                    />
                  ) : (
                    <Letter
                      {...{ recipient, draft }}
                      attach={() => void saveFor(recipient, words.attach)}
                    />
                  )}
                </div>
              )}
              {newsOf(folder, texts.file.saved)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
