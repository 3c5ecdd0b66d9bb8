import type { Navigation } from '../../lib/schema/navigation.ts';

/** The props that header and menu share. */
export interface MainNavigation {
  navigation: Navigation;
  links: { label: string; href: string }[];
  /** The path of the page, to mark its link. */
  path: string;
}
