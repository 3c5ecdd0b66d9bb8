import type site from '../../content/site.json';

export type Site = typeof site;

/** What the two messages of a request need besides the request itself. */
export interface MailContext {
  reference: string;
  receivedAt: Date;
  /** As the edge saw it; left out where nobody told us. */
  ip?: string | undefined;
  site: Site;
  to: readonly string[];
  from: string;
}
