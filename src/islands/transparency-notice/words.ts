import {
  archivePending,
  fields,
  file,
  form,
  label,
  later,
  messages,
  noticeHeading,
  points,
  remarks,
  renewal,
  result,
  versionLine,
} from '../../content/transparenzhinweis.json';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';

/** The words of the form, part of its script; those of the page around it are not. */
export const texts: NoticeTexts = {
  archivePending,
  fields,
  file,
  form,
  label,
  later,
  messages,
  noticeHeading,
  points,
  remarks,
  renewal,
  result,
  versionLine,
};
