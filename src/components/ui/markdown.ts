import Table from '../../../components/ui/Table.astro';
import Heading from './shared/Heading.astro';

/** The components that show the section headings and tables of a Markdown text. The text imports all others itself. */
export const markdownComponents = { h2: Heading, table: Table };
