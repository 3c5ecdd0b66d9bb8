/**
 * Puts values in the `{placeholders}` of an editor's sentence. One pass: a value that itself
 * reads like a placeholder stays as it is. An unknown placeholder stays visible.
 */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
