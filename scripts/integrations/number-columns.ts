import type { Root, Table } from 'mdast';
import { nodesOf, textOf } from '../../src/content-reader/read/mdx.ts';

/** “600 €”, “rund 880”, “5 bis 6”, or a dash for no number. */
const NUMBER = /^(?:\D{0,5}\d[\d.,]*(?:\sbis\s\d+)?(?:\s[€%])?|–)$/;

function markColumns({ children: [head, ...body] }: Table): void {
  for (const [column, heading] of (head?.children ?? []).entries()) {
    const cells = body.flatMap((row) => row.children[column] ?? []);
    const hasNumbers = cells.length > 0 && cells.every((cell) => NUMBER.test(textOf(cell)));
    if (column === 0 || !hasNumbers) continue;
    for (const cell of [heading, ...cells]) cell.data = { hProperties: { className: ['number'] } };
  }
}

/**
 * A remark plugin: cells in a table's columns of numbers get the class `number`, by which their digits stand below each
 * other.
 */
export const numberColumns = () => (tree: Root) => {
  for (const [node] of nodesOf(tree)) if (node.type === 'table') markColumns(node);
};
