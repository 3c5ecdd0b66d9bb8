import type { Node, RootContent } from 'mdast';
import { format } from 'prettier';
import { align } from '../align.ts';
import { shapeOf } from './components.ts';
import { sameMeaning, says } from './meaning.ts';
import { type Element, isElement, parseBody, printBody } from './tree.ts';

/** How wide the repository writes the text within components. */
const WIDTH = 100;
const STEP = '  ';

const startOf = (node: Node) => node.position?.start.offset ?? 0;
const endOf = (node: Node) => node.position?.end.offset ?? 0;

/** Writes blocks into a text whose unchanged parts stay as they stand there. */
class Layout {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  async blocks(
    old: readonly RootContent[],
    next: readonly RootContent[],
    indent: string,
    within: boolean,
  ) {
    const pairs = align([...old], [...next], sameMeaning).filter(([, node]) => node);
    let text = '';
    for (const [index, [before, node]] of pairs.entries()) {
      if (!node) continue;
      const [lastBefore, last] = pairs[index - 1] ?? [];
      if (last)
        text += this.#between(
          old,
          lastBefore,
          before,
          within && isElement(last) && isElement(node),
          indent,
        );
      text += await this.#block(before, node, indent, within);
    }
    return text;
  }

  /** What stands between two blocks: as it was, where they stood next to each other. */
  #between(
    old: readonly RootContent[],
    left: RootContent | undefined,
    right: RootContent | undefined,
    close: boolean,
    indent: string,
  ) {
    if (left && right && old.indexOf(right) === old.indexOf(left) + 1) {
      return this.#source.slice(endOf(left), startOf(right));
    }
    return `${close ? '\n' : '\n\n'}${indent}`;
  }

  async #block(
    old: RootContent | undefined,
    next: RootContent,
    indent: string,
    within: boolean,
  ): Promise<string> {
    if (old && sameMeaning(old, next)) return this.#source.slice(startOf(old), endOf(old));
    if (!isElement(next)) return this.#text(next, indent, within);
    if (
      old &&
      isElement(old) &&
      old.name === next.name &&
      old.children.length * next.children.length > 0
    ) {
      return this.#changed(old, next, indent);
    }
    return this.#element(next, indent);
  }

  /** A component that changed: its tags as they were, as far as they still say the same. */
  async #changed(old: Element, next: Element, indent: string) {
    const [first] = old.children;
    const last = old.children.at(-1);
    if (!first || !last) return this.#element(next, indent);
    const head = this.#source.slice(startOf(old), startOf(first));
    const tail = this.#source.slice(endOf(last), endOf(old));
    const gap = /\s*$/.exec(head)?.[0] ?? '';
    if (!gap) return flat(next, indent) ?? this.#element(next, indent);
    const column = gap.slice(gap.lastIndexOf('\n') + 1);
    const inner = await this.blocks(old.children, next.children, column, true);
    const same = sameMeaning({ ...old, children: [] } as Node, { ...next, children: [] } as Node);
    return `${same ? head : tagOf(next, indent, '>') + gap}${inner}${tail}`;
  }

  /** A component that is new. */
  async #element(node: Element, indent: string): Promise<string> {
    const { children, name } = node;
    if (children.length === 0) return tagOf(node, indent, ' />');
    const open = tagOf(node, indent, '>');
    const line = shapeOf(String(name)).oneLine && flat(node, indent);
    if (line) return line;
    const plain =
      children.every(isElement) || (children.length === 1 && children[0]?.type === 'paragraph');
    const deeper = plain ? indent + STEP : indent;
    const gap = plain ? '\n' : '\n\n';
    const inner = await this.blocks([], children, deeper, true);
    return `${open}${gap}${deeper}${inner}${gap}${indent}</${name}>`;
  }

  async #text(node: RootContent, indent: string, within: boolean) {
    const text = printBody({ type: 'root', children: [node] });
    const filled = within
      ? await format(text, {
          parser: 'markdown',
          proseWrap: 'always',
          printWidth: WIDTH - indent.length,
        })
      : text;
    return filled.trimEnd().replaceAll(/\n(?!\n)/g, `\n${indent}`);
  }
}

/** A component with one paragraph between its tags, without a line break; where that is possible. */
function flat(element: Element, indent: string): string | undefined {
  const [text, ...more] = element.children;
  if (text?.type !== 'paragraph' || more.length > 0) return undefined;
  const words = printBody({ type: 'root', children: [text] }).trim();
  const line = `${tagOf(element, indent, '>')}${words}</${element.name}>`;
  const fits = shapeOf(String(element.name)).oneLine || indent.length + line.length <= WIDTH;
  return fits && !words.includes('\n') ? line : undefined;
}

/** A tag with its attributes, on lines of their own where one line is too short. */
function tagOf(element: Element, indent: string, end: '>' | ' />') {
  const tag = printBody({ type: 'root', children: [{ ...element, children: [] }] }).trimEnd();
  const line = tag.replace(/\s*\/>$/, end);
  if (indent.length + line.length <= WIDTH) return line;
  const attributes = element.attributes.map(
    (attribute) =>
      /^<\w+ ([^]*?) \/>$/.exec(
        printBody({
          type: 'root',
          children: [{ ...element, attributes: [attribute], children: [] }],
        }).trimEnd(),
      )?.[1] ?? '',
  );
  const lines = attributes.map((attribute) => `\n${indent}${STEP}${attribute}`).join('');
  return `<${element.name}${lines}\n${indent}${end.trim()}`;
}

/**
 * The text of an article with new blocks: what says the same as before is written as before, so
 * that a comparison of both shows what was edited and nothing else. Where the pieces would not say
 * together what the blocks say, the whole is written anew.
 *
 * @param source the text before
 * @param next all blocks that it is to have
 */
export async function withBlocks(source: string, next: readonly RootContent[]): Promise<string> {
  const { children } = parseBody(source);
  const [first] = children;
  const last = children.at(-1);
  const text = await new Layout(source).blocks(children, next, '', false);
  const before = first ? source.slice(0, startOf(first)) : '\n';
  const after = last ? source.slice(endOf(last)) : '\n';
  const whole = `${before}${text}${after}`;
  return says(whole, next) ? whole : `\n${printBody({ type: 'root', children: [...next] })}`;
}
