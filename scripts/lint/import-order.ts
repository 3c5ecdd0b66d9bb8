import type { Rule } from 'eslint';

/** How far away an imported file is: the modules of Node, then packages, then files by the folders between. */
function distanceOf(name: string): number {
  if (!name.startsWith('.')) return name.startsWith('node:') ? 100 : 99;
  return name.split('../').length;
}

/** Refuses an import below one from a nearer place (CONTRIBUTING.md). An import of styles may stand anywhere. */
const rule: Rule.RuleModule = {
  create: (context) => {
    let distanceAbove = 100;
    return {
      ImportDeclaration: (node) => {
        const name = String(node.source.value);
        if (/\.css\b/.test(name)) return;
        const distance = distanceOf(name);
        if (distance > distanceAbove)
          context.report({
            node,
            message: 'Imports stand in one order: Node, packages, then files from far to near.',
          });
        distanceAbove = distance;
      },
    };
  },
};

export default rule;
