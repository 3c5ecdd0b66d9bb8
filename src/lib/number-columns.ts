import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

type Plugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];

/** “600 €”, “rund 880”, “5 bis 6”, or a dash for no number. */
const NUMBER = /^(?:\D{0,5}\d[\d.,]*(?:\sbis\s\d+)?(?:\s[€%])?|–)$/;

const elementsIn = <Node extends { type: string }>(parent: { children: readonly Node[] }) =>
  parent.children.filter((node): node is Extract<Node, { type: 'element' }> => {
    return node.type === 'element';
  });

/** Gives the cells of a table's columns of numbers the class `number`: they are aligned right. */
export const numberColumns: Plugin = {
  name: 'number-columns',
  element: {
    filter: ['table'],
    visit(table, context) {
      const [head, ...body] = elementsIn(table).flatMap(elementsIn).map(elementsIn);
      for (const [column, heading] of (head ?? []).entries()) {
        const cells = body.flatMap((row) => row[column] ?? []);
        if (column === 0 || !cells.every((cell) => NUMBER.test(context.textContent(cell))))
          continue;
        for (const cell of [heading, ...cells]) context.setProperty(cell, 'className', ['number']);
      }
    },
  },
};
