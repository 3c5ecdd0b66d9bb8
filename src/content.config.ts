import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { folder, list, mdx, single } from './lib/content-files.ts';
import { ContentLoader } from './lib/content-loader.ts';
import * as article from './schemas/article.ts';
import { electionCalendarSchema, electionDatesSchema } from './schemas/calendar.ts';
import { cardPageSchema, cardSchema } from './schemas/card.ts';
import { benefitSchema, careersPageSchema, jobSchema } from './schemas/careers.ts';
import { answerPageSchema, contactPageSchema, mailSchema } from './schemas/contact.ts';
import { aiToolSchema, faqSchema, homeSchema, phaseSchema, serviceSchema } from './schemas/home.ts';
import { LEGAL_PROPS, pageSchema } from './schemas/legal.ts';
import { MDX_PROPS } from './schemas/mdx.ts';
import { navigationSchema, siteSchema } from './schemas/site.ts';
import { errorPageSchema, notFoundSchema } from './schemas/status.ts';
import { memberSchema, teamPageSchema } from './schemas/team.ts';
import { productSchema, toolsPageSchema } from './schemas/tools.ts';
import { transparencyNoticeSchema } from './schemas/transparency-notice.ts';

const CONTENT = 'src/content';
const content = new ContentLoader();

const one = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  defineCollection({ loader: content.loader(single(`${CONTENT}/${file}`, schema)), schema });
const several = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  defineCollection({ loader: content.loader(list(`${CONTENT}/${file}`, schema)), schema });

const articles = mdx(`${CONTENT}/ratgeber`, article.articleSchema, MDX_PROPS);
const pages = mdx(`${CONTENT}/seiten`, pageSchema, LEGAL_PROPS);

export const collections = {
  site: one('site.json', siteSchema),
  navigation: one('navigation.json', navigationSchema),
  home: one('startseite.json', homeSchema),
  homeFaq: several('faq/startseite.json', faqSchema),
  services: several('leistungen.json', serviceSchema),
  aiTools: several('ki-werkzeuge.json', aiToolSchema),
  phases: several('ablauf.json', phaseSchema),
  toolsPage: one('wahlkampftools.json', toolsPageSchema),
  products: several('programme.json', productSchema),
  careersPage: one('karriere.json', careersPageSchema),
  jobs: several('stellen.json', jobSchema),
  benefits: several('vorteile.json', benefitSchema),
  teamPage: one('teamseite.json', teamPageSchema),
  team: several('team.json', memberSchema),
  contactPage: one('kontakt.json', contactPageSchema),
  contactFaq: several('faq/kontakt.json', faqSchema),
  mail: one('mail.json', mailSchema),
  answerPage: one('antwortseite.json', answerPageSchema),
  cards: defineCollection({
    loader: content.loader(folder(`${CONTENT}/visitenkarten`, cardSchema)),
    schema: cardSchema,
  }),
  cardPage: one('visitenkarte.json', cardPageSchema),
  notFound: one('nicht-gefunden.json', notFoundSchema),
  errorPage: one('fehler.json', errorPageSchema),
  pictureLicences: several('bilder.json', article.pictureLicenceSchema),
  articleLabels: one('ratgeber.json', article.articleLabelsSchema),
  budgetPlanner: one('budgetplaner.json', article.budgetPlannerSchema),
  electionDates: one('wahltermine.json', electionDatesSchema),
  electionCalendar: one('wahlkalender.json', electionCalendarSchema),
  transparencyNotice: one('transparenzhinweis.json', transparencyNoticeSchema),
  articles: defineCollection({
    loader: content.loader(articles),
    schema: ({ image }) => article.articleWithPicture(image()),
  }),
  pages: defineCollection({ loader: content.loader(pages), schema: pageSchema }),
  problems: defineCollection(content.problems()),
};
