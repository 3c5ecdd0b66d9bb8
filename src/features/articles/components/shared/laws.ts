/** The pattern of „§ 33 Abs. 2 StVO“, „Art. 50 KI-VO“ and „Verordnung (EU) 2024/900“, with any kind of space. */
const LAW =
  /(?:§§?|Art\.)\s\d+[a-z]?(?:\s(?:Abs\.|Nr\.|Satz)\s\d+[a-z]?)*\s[A-Z][A-Za-z-]*[BGOV]\b|Verordnung \(EU\) \d{4}\/\d+/g;

/** The laws that a text names, each once and in their order. No-break spaces keep a number with its law. */
export const lawsIn = (text: string): string[] => [
  ...new Set((text.match(LAW) ?? []).map((law) => law.replaceAll(/(?<!Verordnung)\s/g, '\u00a0'))),
];
