/**
 * The attributes of a field for an e-mail address. With `type="email"` Chromium changes a domain with umlauts while it
 * is typed, and browsers refuse what `bareEmail` takes. These attributes show the keyboard for that type, and keep
 * programs from correcting an address. Browsers offer the visitor's own address by `autoComplete`.
 */
export const EMAIL_INPUT = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
