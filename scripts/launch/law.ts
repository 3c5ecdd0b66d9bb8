import { z } from 'astro/zod';
import { href } from '../../src/config/routes.ts';
import type { ParsedFile } from '../../src/content-reader/read/parsed-file.ts';
import { sourceAnchor } from '../../src/features/articles/anchors.ts';
import { sourceSchema } from '../../src/features/articles/schema.ts';
import { lineAt } from '../../src/lib/build/problems.ts';
import { addMonths, berlinDay } from '../../src/lib/day.ts';
import { isObjectOrList, valueAt, valuesIn } from '../../src/lib/json.ts';
import { normalizeLine } from '../../src/lib/normalize.ts';
import { AS_OF, monthsOf } from '../../src/lib/schema/days.ts';
import { type Publication, strings } from '../publication.ts';
import type { Finding } from './finding.ts';

/** The date of a statement in a text: `asOf="November 2026"`, `Stand: 21. November 2026`. */
const DATE = new RegExp(String.raw`\b(?:stand|asOf)\s*[:=]\s*["']?${AS_OF}`, 'iu');
const LEGAL_REFERENCE = /§ \d|\bArt\. \d/;
const NOTE_FOR_LAWYER = /anwaltlich zu prüfen:/i;

/** A statement about law: a section of a text, or an entry of a JSON file. */
interface Statement {
  file: string;
  line: number;
  title: string;
  /** The words as they stand in the file, with the sources that they link to. */
  text: string;
}

const hasAny = (text: string, ...patterns: readonly RegExp[]) =>
  patterns.some((pattern) => pattern.test(normalizeLine(text)));

/** The sections of an article or legal page that have a date or a comment for the lawyer, each as a whole. */
function sectionStatements({ file, data, text }: ParsedFile): Statement[] {
  const sources = z
    .array(sourceSchema)
    .catch([])
    .parse(valueAt(data, ['sources']));
  const sections = text.split(/^(?=## )/m).map((section) => section.trim());
  return sections
    .filter((section) => hasAny(section, DATE, NOTE_FOR_LAWYER))
    .map((section) => {
      const [, title = 'Am Anfang'] = /^## (.+)/.exec(section) ?? [];
      const cited = sources
        .filter(({ name }) => section.includes(`(#${sourceAnchor(name)})`))
        .map((source) => `${source.text}, ${source.url ?? ''}, Stand: ${source.asOf}`);
      return {
        file,
        line: lineAt(text, text.indexOf(section)),
        title: normalizeLine(title),
        text: [section.replace(/^## .+\n+/, ''), ...cited].join('\n'),
      };
    });
}

/**
 * The statements about law in a JSON file, one for each object. A statement holds the texts of all fields that name a
 * date or a law. If the object has a field `law`, or a date as `asOf`, the statement holds the texts of all its fields.
 */
const entryStatements = ({ file, data, placeOf }: ParsedFile): Statement[] =>
  [...valuesIn(data)].flatMap(([path, object]) => {
    if (!isObjectOrList(object) || Array.isArray(object)) return [];
    const isWhole = 'law' in object || hasAny(String(object['asOf']), DATE);
    const texts = Object.values(object)
      .map(strings)
      .filter((field) => isWhole || hasAny(field.join('\n'), DATE, LEGAL_REFERENCE))
      .flatMap((field) => field.filter((text) => /\s/.test(text)));
    const { line = 1 } = placeOf(path);
    return texts.length > 0
      ? { file, line, title: path.map(String).join('.'), text: texts.join('\n') }
      : [];
  });

/** The files of the election calendar. A lawyer reads their many rules on their page. */
const OF_CALENDAR = ['src/content/wahlkalender.json', 'src/content/buergermeister.json'];

/** One statement for all rules of a file. */
function rulesStatement({ file, data }: ParsedFile): Statement {
  const text = `Alle Fristen und Regeln, mit Gesetz und Quelle, stehen auf ${href('calendar')}.`;
  return { file, line: 1, title: normalizeLine(String(valueAt(data, ['headline']))), text };
}

/** All statements about law that visitors read. */
export const findStatements = ({ content }: Publication): Statement[] =>
  [...content].flatMap(([file, parsed]) => {
    if (OF_CALENDAR.includes(file)) return rulesStatement(parsed);
    return file.endsWith('.mdx') ? sectionStatements(parsed) : entryStatements(parsed);
  });

/** The greatest age of a figure or of a statement about law, in months. */
const MAX_MONTHS = 18;

/**
 * Rule: finds figures and statements about law that nobody has checked for too long. A lawyer checks them; the agency
 * itself checks the sources of an article.
 */
export const findStaleFigures = ({ passages, today }: Publication): Finding[] =>
  passages.flatMap(({ file, line, path, text }) => {
    const dated = path?.at(-1) === 'asOf' ? `asOf: ${text}` : text;
    return [...normalizeLine(dated).matchAll(new RegExp(DATE, 'giu'))].flatMap((match) => {
      const [first, last] = monthsOf(match);
      const now = berlinDay(today);
      const isNote = addMonths(last, MAX_MONTHS + 1) <= now;
      if (!isNote && first <= now) return [];
      return {
        who: file.endsWith('.mdx') && path?.[0] === 'sources' ? 'facts' : 'lawyer',
        file,
        line,
        path,
        words: match.slice(1).join(' ').trim(),
        isNote,
        text: isNote
          ? `Der Stand ist älter als ${MAX_MONTHS} Monate. Prüf die Angabe und setz ihn neu. ` +
            'Das Veröffentlichen hält er nicht auf.'
          : 'Der Stand liegt in der Zukunft. Prüf die Angabe und setz ihn neu.',
      };
    });
  });
