import Heading2 from './parts/Heading2.astro';
import Heading3 from './parts/Heading3.astro';
import Table from '../../../components/ui/Table.astro';

/** Replace Markdown's headings and tables in a text. Its components it imports itself. */
export const markdownComponents = { h2: Heading2, h3: Heading3, table: Table };
