/** The size of a share picture, in pixels. Networks ask for this size for large previews. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export const sharePicture = (path: string) => `/teilen${path === '/' ? '/start' : path}.png`;
