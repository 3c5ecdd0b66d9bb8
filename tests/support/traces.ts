/** Base64 of a text wherever it begins in what is encoded, without what its neighbours decide. */
function base64(bytes: Buffer, encoding: 'base64' | 'base64url'): string[] {
  return [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString(encoding)
      .replace(/=/g, '');
    return text.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
  });
}

const reversed = (text: string): string => [...text].reverse().join('');

/** Ways in which a value can lie in a file and be read by whoever looks for it. */
function disguises(value: string): string[] {
  const plain = [value, reversed(value)];
  const bytes = plain.map((text) => Buffer.from(text));
  return [
    ...plain,
    ...bytes.flatMap((text) => [...base64(text, 'base64'), ...base64(text, 'base64url')]),
    ...bytes.map((text) => text.toString('hex')),
    ...plain.map(encodeURIComponent),
    ...plain.map((text) => JSON.stringify(text).slice(1, -1)),
    ...plain.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
    ...plain.map((text) => text.replaceAll('"', '&quot;').replaceAll("'", '&#39;')),
  ];
}

/** Those of the values that a file's bytes tell, in clear or disguised. */
export function traces(file: Buffer, values: readonly string[]): string[] {
  return values.filter((value) => disguises(value).some((text) => file.includes(text)));
}

/** All texts in a JSON value. */
export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}
