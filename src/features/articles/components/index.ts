import Heading2 from './parts/Heading2.astro';
import Heading3 from './parts/Heading3.astro';
import Table from '../../../components/ui/Table.astro';

/** The components that show the headings and tables of a Markdown text. The text imports all others itself. */
export const markdownComponents = { h2: Heading2, h3: Heading3, table: Table };
