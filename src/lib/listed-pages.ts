import { getCollection, getEntry } from 'astro:content';
import { href } from '../config/routes.ts';
import { shownArticles } from './articles.ts';
import { required } from './content.ts';

interface ListedPage {
  path: string;
  type: 'page' | 'article' | 'legal';
  title: string;
  description: string;
  headline: string;
}

/** Every page that search engines and networks may show; in development drafts as well. */
export async function listedPages(): Promise<ListedPage[]> {
  const single = {
    home: required(await getEntry('home', 'startseite'), 'startseite.json'),
    team: required(await getEntry('teamPage', 'teamseite'), 'teamseite.json'),
    careers: required(await getEntry('careersPage', 'karriere'), 'karriere.json'),
    contact: required(await getEntry('contactPage', 'kontakt'), 'kontakt.json'),
    tools: required(await getEntry('toolsPage', 'wahlkampftools'), 'wahlkampftools.json'),
  };
  const articles = shownArticles(await getCollection('articles'), {
    now: new Date(),
    preview: import.meta.env.DEV,
  });
  const legal = await getCollection('pages');
  const listed = (
    path: string,
    type: ListedPage['type'],
    { title, description, headline }: Pick<ListedPage, 'title' | 'description' | 'headline'>,
  ) => ({ path, type, title, description, headline });
  return [
    listed(href('home'), 'page', single.home.data),
    listed(href('team'), 'page', single.team.data),
    listed(href('careers'), 'page', single.careers.data),
    listed(href('contact'), 'page', single.contact.data),
    listed(href('tools'), 'page', single.tools.data),
    ...articles.map(({ id, data }) => listed(`/${id}`, 'article', data)),
    ...legal.map(({ id, data }) => listed(`/${id}`, 'legal', data)),
  ];
}
