type Path = readonly PropertyKey[];

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

const same = (a: Path, b: Path) =>
  a.length === b.length && a.every((key, index) => String(key) === String(b[index]));

/** Number of the line, from 1, that a character stands on. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

/**
 * The line of a JSON text on which a value begins; of what is missing, that of the value it is
 * missing in. Undefined at the root, where a line would say nothing.
 */
export function jsonLine(text: string, path: Path): number | undefined {
  if (path.length === 0) return undefined;
  const open: { list: boolean; key: string | number }[] = [];
  let expectsValue = true;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (token === '}' || token === ']') {
      open.pop();
    } else if (token === ',') {
      if (inner?.list) inner.key = Number(inner.key) + 1;
      expectsValue = inner?.list ?? true;
    } else if (token === ':') {
      expectsValue = true;
    } else if (!expectsValue && inner) {
      inner.key = token.slice(1, -1);
    } else {
      const here = open.map(({ key }) => key);
      if (same(here, path)) return lineAt(text, index);
      if (token === '{') open.push({ list: false, key: '' });
      if (token === '[') open.push({ list: true, key: 0 });
      expectsValue = token === '[';
    }
  }
  return jsonLine(text, path.slice(0, -1));
}

/** The line of an MDX file on which a field of its front matter begins, as `jsonLine`. */
export function frontMatterLine(text: string, path: Path): number | undefined {
  const lines = text.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  let found: number | undefined;
  let indent = 0;
  for (const key of path) {
    const start = (found ?? 0) + 1;
    const next = lines.findIndex(
      (line, index) =>
        index >= start &&
        index < end &&
        line.search(/\S/) >= indent &&
        line.trim().startsWith(`${String(key)}:`),
    );
    if (next < 0) break;
    found = next;
    indent = (lines[next]?.search(/\S/) ?? 0) + 1;
  }
  return found === undefined ? undefined : found + 1;
}
