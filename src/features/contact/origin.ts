/**
 * Whether a page of ours sent the request, as far as the browser says: by `Origin`, else by
 * `Sec-Fetch-Site`. A request that carries neither is not believed.
 */
export function isFromOwnPage(headers: Headers, url: string): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  // Browsers send `null` from sandboxed frames, and from our own page under `no-referrer`.
  if (origin !== null && origin !== 'null') return origin === new URL(url).origin;
  return site === 'same-origin';
}
