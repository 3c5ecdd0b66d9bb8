import type { VoteContent } from './vote-content.ts';

interface Props {
  /** Missing where the site has no election calendar. */
  link: VoteContent['texts']['deadlines'];
  /** The chosen election as the query of an address. */
  query: string;
}

/** The link to the deadlines of the chosen election. */
export function Deadlines({ link, query }: Props) {
  return link && <a href={link.href + query}>{link.label}</a>;
}
