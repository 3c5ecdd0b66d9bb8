import { type Document, isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { type Change, changes } from './changes.ts';

/** A page of text: fields between two lines `---`, then its body. */
export interface PageText {
  head: string;
  body: string;
}

const PAGE = /^---\n([^]*?\n?)---(?:\n|$)([^]*)$/;

/** @throws where a file has no head */
export function pageText(source: string): PageText {
  const [, head = '', body = ''] = PAGE.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (!head) throw new Error('Der Kopf der Datei fehlt. Er steht zwischen zwei Zeilen ---.');
  return { head, body };
}

/** The fields of a head; a day is a text, as in the form. */
export const headData = (head: string): unknown => parseDocument(head).toJS() ?? {};

function apply(document: Document, change: Change): void {
  const path = [...change.path];
  if (change.kind === 'remove') {
    document.deleteIn(path);
    return;
  }
  const node = document.createNode(change.value);
  const parent = document.getIn(path.slice(0, -1), true);
  const own = path.at(-1);
  if (change.kind === 'insert' && isSeq(parent)) {
    if (parent.flow && isCollection(node)) node.flow = true;
    parent.items.splice(Number(own), 0, node);
    return;
  }
  const present = document.getIn(path, true);
  if (isScalar(present) && isScalar(node)) {
    // Keeps quotation marks and the comment beside it.
    present.value = node.value;
    return;
  }
  document.setIn(path, node);
  if (change.kind === 'set' && isMap(parent)) place(parent, String(own), change.order);
}

/** A new field goes where the schema has it. */
function place(
  parent: { items: { key: unknown }[] },
  name: string,
  order: readonly string[],
): void {
  const nameOf = ({ key }: { key: unknown }) => (isScalar(key) ? String(key.value) : '');
  const index = parent.items.findIndex((item) => nameOf(item) === name);
  const [item] = parent.items.splice(index, 1);
  const before = order.slice(0, order.indexOf(name));
  const target = parent.items.findLastIndex((other) => before.includes(nameOf(other))) + 1;
  if (item) parent.items.splice(target, 0, item);
}

/** A head with other fields; what stays the same stays as it is written, comments too. */
export function withHead(head: string, data: unknown): string {
  const document = parseDocument(head);
  const steps = [...changes(document.toJS() ?? {}, data)];
  if (steps.length === 0) return head;
  for (const step of steps) apply(document, step);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** The text of a file from its parts. */
export const pageOf = ({ head, body }: PageText): string => `---\n${head}---\n${body}`;
