import { valueAt, valuesIn } from '../../src/lib/json.ts';
import { isInvented, type Publication, strings } from '../publication.ts';
import type { Finding, Group } from './finding.ts';

/** The file with the questions for people. A word in brackets says who can answer a question. */
export const QUESTIONS = 'docs/zu-bestaetigen.md';
const MARKS: Record<string, Group> = {
  Angabe: 'facts',
  Entscheidung: 'decisions',
  Anwältin: 'lawyer',
  Technik: 'technology',
};

/** `- [ ] (Angabe) \`file, Feld a.b\`: question` */
const QUESTION = /^- \[([ x])\] (?:\((\S+)\) )?`([^`,]+)(?:, Feld ([^`]+))?`: (.+)$/gm;

/** Rule: finds open questions about what is on the site, which only the agency or a lawyer can answer. */
export const findOpenQuestions = (publication: Publication): Finding[] =>
  [...publication.text(QUESTIONS).matchAll(QUESTION)].flatMap(
    ([, tick, mark = '', file = '', field, text = '']) => {
      const parsed = publication.content.get(file);
      const path = field?.split('.');
      const value = path ? valueAt(parsed?.data, path) : parsed?.data;
      const isShown = Array.isArray(value) ? value.length > 0 : Boolean(value);
      const isOpen = tick === ' ' && (isShown || !file.startsWith('src/content/'));
      const line = path && parsed?.placeOf(path).line;
      return isOpen ? { who: MARKS[mark] ?? 'decisions', file, line, path, text } : [];
    },
  );

/** Rule: finds entries that are marked as invented. A page with a stamp tells its readers, so it is left out. */
export const findInvented = ({ content }: Publication): Finding[] =>
  [...content.values()].flatMap(({ data, placeOf }) =>
    [...valuesIn(data)].flatMap(([entryPath, entry]) => {
      if (!isInvented(entry) || 'stamp' in entry) return [];
      const path = [...entryPath, 'invented'];
      const names = [entry['name'], strings(entry['files']).join(', '), ...Object.values(entry)];
      return {
        who: 'facts',
        ...placeOf(path),
        path,
        words: String(names.find(Boolean)),
        text: 'Noch als erfunden angekreuzt. Ersetze alles daran; stimmt es, nimm das Häkchen weg.',
      };
    }),
  );
