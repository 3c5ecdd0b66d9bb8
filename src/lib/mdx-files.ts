import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';

/** A file of a folder of pages, as far as it can be read. */
export interface MdxFile {
  /** From the root of the project, with forward slashes. */
  path: string;
  /** Its name without ending, which is the address of the page. */
  name: string;
  source: string;
}

/** What js-yaml says of a heading that it cannot read, and how an editor puts it right. */
const YAML: readonly [said: RegExp, remedy: string][] = [
  [/duplicated mapping key/, 'Dieses Feld gibt es zweimal. Streich eins davon.'],
  [
    /tab character|character that cannot start any token/,
    'Hier steht ein Zeichen, das ein Feld nicht beginnen darf, oft ein Tabulator. Rück mit Leerzeichen ein und setz den Text in Anführungszeichen: feld: "Text".',
  ],
  [
    /end of the (?:stream|document) within/,
    'Ein Anführungszeichen wird nicht geschlossen. Ergänze es am Ende des Textes.',
  ],
  [
    /multiline key|implicit key|expected ':'/,
    'Nach dem Namen des Feldes fehlt der Doppelpunkt mit einem Leerzeichen: feld: Text.',
  ],
  [
    /bad indentation|nested mappings|did not find expected/,
    'Ein Text mit Doppelpunkt braucht Anführungszeichen: feld: "Text: mehr Text". Sonst stimmt die Einrückung nicht.',
  ],
];

/** The MDX file of that name in a folder. */
export function readMdxFile(root: string, folder: string, name: string): MdxFile {
  const path = `${folder}/${name}.mdx`;
  return { path, name, source: readFileSync(join(root, path), 'utf8') };
}

/** All MDX files of a folder, which lie in it directly. */
export function mdxFiles(root: string, folder: string): MdxFile[] {
  return globSync('*.mdx', { cwd: join(root, folder) })
    .sort()
    .map((file) => readMdxFile(root, folder, basename(file, '.mdx')));
}

/** Files that nobody would notice to be missing, because they lie or end otherwise. */
export function strayFiles(root: string, folder: string): [path: string, problem: string][] {
  return globSync('**/*.{md,mdx,MDX,Mdx}', { cwd: join(root, folder) })
    .filter((file) => !/^[^/\\]+\.mdx$/.test(file))
    .map((file) => [
      `${folder}/${file.replaceAll('\\', '/')}`,
      /[/\\]/.test(file)
        ? `Die Datei liegt in einem Unterordner und wird keine Seite. Leg sie direkt in ${folder}.`
        : `Die Datei wird keine Seite, weil ihr Name nicht auf .mdx endet. Benenne sie um.`,
    ]);
}

/**
 * Problems with what a file is called: its name is the page's address.
 *
 * @param owners paths of other files that answer at the same address
 */
export function nameProblems(
  root: string,
  { name, path }: MdxFile,
  owners: (name: string) => readonly string[],
): string[] {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    return [
      `Der Dateiname „${name}“ wird die Adresse der Seite. Er darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben.`,
    ];
  }
  const taken = owners(name).find((other) => other !== path && existsSync(join(root, other)));
  return taken
    ? [`Die Adresse /${name} gehört schon zu ${taken}. Gib der Datei einen anderen Namen.`]
    : [];
}

/** The fields at the head of a file, or why they cannot be read. */
export function frontMatter(
  source: string,
): { data: Record<string, unknown> } | { problems: string[] } {
  if (!/^\uFEFF?---\r?\n/.test(source)) {
    return { problems: ['Zeile 1: Der Kopf der Datei fehlt. Er steht zwischen zwei Zeilen ---.'] };
  }
  try {
    const { frontmatter, rawFrontmatter } = parseFrontmatter(source);
    if (rawFrontmatter) return { data: frontmatter };
    return {
      problems: ['Zeile 1: Der Kopf der Datei endet nicht. Nach ihm fehlt eine Zeile ---.'],
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = openQuote(source) ?? /\((\d+):\d+\)/.exec(message)?.[1];
    const remedy = YAML.find(([said]) => said.test(message))?.[1];
    const text = remedy ?? `Der Kopf der Datei ist nicht lesbar. Die Meldung dazu: ${message}`;
    return { problems: [`${line ? `Zeile ${line}: ` : ''}${text}`] };
  }
}

/** A quotation mark that stays open is reported at the end of the head, where nobody looks. */
function openQuote(source: string): number | undefined {
  const lines = source.slice(0, source.indexOf('\n---', 3)).split('\n');
  const index = lines.findIndex((line) => /:\s+(["'])(?:(?!\1).)*$/.test(line));
  return index < 0 ? undefined : index + 1;
}
