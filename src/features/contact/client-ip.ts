/** Set by Cloudflare, and believed alone; anything that is no address stays out of the mail. */
export function clientIp(headers: Headers): string | undefined {
  const ip = headers.get('cf-connecting-ip') ?? '';
  return /^[0-9a-f:.]{2,45}$/i.test(ip) ? ip : undefined;
}
