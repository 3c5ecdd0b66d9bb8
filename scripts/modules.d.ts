/** Types for packages that bring none, or whose types do not go with those of the DOM. */
declare module 'cloudflare:workers' {
  export const env: Record<string, unknown>;
  export function waitUntil(promise: Promise<unknown>): void;
}
