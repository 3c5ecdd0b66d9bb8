import {
  archivePending,
  fields,
  file,
  form,
  label,
  later,
  loadFailed,
  messages,
  noticeHeading,
  points,
  remarks,
  result,
  versionLine,
} from '../../content/transparenzhinweis.json';
import type { NoticeTexts } from './schema.ts';

/** The words of the form, which are part of its script. Words that only the page shows are left out. */
export const texts: NoticeTexts = {
  archivePending,
  fields,
  file,
  form,
  label,
  later,
  loadFailed,
  messages,
  noticeHeading,
  points,
  remarks,
  result,
  versionLine,
};
