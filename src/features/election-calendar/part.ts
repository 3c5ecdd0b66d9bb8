/** @throws if the markup lacks the element */
export function part<T extends Element>(parent: ParentNode, selector: string): T {
  const element = parent.querySelector<T>(selector);
  if (!element) throw new Error(`The election calendar has no ${selector}.`);
  return element;
}
