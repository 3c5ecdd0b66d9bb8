import Heading from './Heading.astro';
import Table from './Table.astro';

/** The components that show the section headings and tables of a Markdown text. The text imports all others itself. */
export const markdownComponents = { h2: Heading, table: Table };
