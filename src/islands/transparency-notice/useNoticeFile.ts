import { useEffect, useState } from 'react';
import { FIELD_NAMES, type Values, valuesFrom } from '../../features/transparency-notice/values.ts';
import {
  FILE_NAME,
  type FileError,
  MOST_BYTES,
  openNotice,
  saveNotice,
} from '../../features/transparency-notice/file.ts';
import { saveFile } from '../../lib/save-file.ts';

/** The result of opening or saving a file. `before` are the values that it replaced. */
export type FileNews =
  | { code: 'opened'; name: string; before: Values }
  | { code: 'undone' }
  | { code: FileError; name: string };

interface Form {
  values: Values;
  setValues: (values: Values) => void;
  /** Called when a file has replaced the values. */
  onOpen: () => void;
}

const isSame = (a: Values, b: Values) => FIELD_NAMES.every((field) => a[field] === b[field]);

/** Asks before the page is left while there are answers that are in no file. */
function useLeaveQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** Saves the answers of the form as a file and reads them back. */
export function useNoticeFile({ values, setValues, onOpen }: Form) {
  const [saved, setSaved] = useState(() => valuesFrom({}));
  const [news, setNews] = useState<FileNews>();
  useLeaveQuestion(!isSame(values, saved));

  const save = () => {
    saveFile(new File([saveNotice(values)], FILE_NAME, { type: 'application/json' }));
    setSaved(values);
    setNews(undefined);
  };

  const open = async (file: File) => {
    const { name } = file;
    if (file.size > MOST_BYTES) return setNews({ code: 'too_large', name });
    const opened = openNotice(await file.text());
    if (!opened.ok) return setNews({ code: opened.error, name });
    setValues(opened.values);
    setSaved(opened.values);
    onOpen();
    return setNews({ code: 'opened', name, before: values });
  };

  const undo = () => {
    if (news?.code !== 'opened') return;
    setValues(news.before);
    setNews({ code: 'undone' });
  };

  return { news, save, open, undo };
}
