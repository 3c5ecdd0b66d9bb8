/** Types for packages that bring none, or whose types clash with those of the DOM. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
      keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
declare module 'cloudflare:workers' {
  export function waitUntil(promise: Promise<unknown>): void;
}
