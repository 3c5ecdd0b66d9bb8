/** One thing to do before a public deploy: where it stands, and a German sentence about it. */
export interface Finding {
  /** A file, with the line or field where there is one, or the name of a setting. */
  place: string;
  text: string;
}

/** Domains that can belong to nobody, RFC 2606. */
export const RESERVED_DOMAIN = /\.example\b/;
