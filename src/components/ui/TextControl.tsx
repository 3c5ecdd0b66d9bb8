/**
 * The attributes of a field for an e-mail address. With `type="email"` Chromium changes a domain with umlauts while it
 * is typed, and browsers refuse what `bareEmail` takes. These attributes show the keyboard for that type, and keep
 * programs from correcting an address. Browsers offer the visitor's own address by `autoComplete`.
 */
const EMAIL = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

const INPUTS = {
  line: { type: 'text' },
  email: EMAIL,
  tel: { type: 'tel' },
  url: { type: 'url' },
  date: { type: 'date' },
  euros: { inputMode: 'decimal' },
} as const;

interface Props extends React.AllHTMLAttributes<HTMLInputElement | HTMLTextAreaElement> {
  /** What is typed: `line` is free text of one line, `text` of several. */
  kind: keyof typeof INPUTS | 'text';
}

/** Shows the control of a field that is typed. */
export function TextControl({ kind, rows, ...attributes }: Props) {
  if (kind === 'text') return <textarea rows={rows} {...attributes} />;
  return <input {...INPUTS[kind]} {...attributes} />;
}
