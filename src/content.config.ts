import { defineCollection } from 'astro:content';
import { articleLoader } from './lib/article-loader.ts';
import { file, inGerman, single } from './lib/json-loader.ts';
import { pageLoader } from './lib/page-loader.ts';
import { aiToolSchema } from './schemas/ai-tool.ts';
import { articleLabelsSchema } from './schemas/article-labels.ts';
import { articleWithPicture } from './schemas/article.ts';
import { contactPageSchema } from './schemas/contact-page.ts';
import { faqSchema } from './schemas/faq.ts';
import { homeSchema } from './schemas/home.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { notFoundSchema } from './schemas/not-found.ts';
import { pageSchema } from './schemas/page.ts';
import { pictureLicenceSchema } from './schemas/pictures.ts';
import { phaseSchema } from './schemas/phase.ts';
import { productSchema } from './schemas/product.ts';
import { serviceSchema } from './schemas/service.ts';
import { siteSchema } from './schemas/site.ts';
import { toolsPageSchema } from './schemas/tools-page.ts';

export const collections = inGerman({
  site: defineCollection({ loader: single('src/content/site.json', 'site'), schema: siteSchema }),
  navigation: defineCollection({
    loader: single('src/content/navigation.json', 'navigation'),
    schema: navigationSchema,
  }),
  home: defineCollection({
    loader: single('src/content/startseite.json', 'startseite'),
    schema: homeSchema,
  }),
  homeFaq: defineCollection({
    loader: file('src/content/faq/startseite.json'),
    schema: faqSchema,
  }),
  services: defineCollection({
    loader: file('src/content/leistungen.json'),
    schema: serviceSchema,
  }),
  aiTools: defineCollection({
    loader: file('src/content/ki-werkzeuge.json'),
    schema: aiToolSchema,
  }),
  phases: defineCollection({ loader: file('src/content/ablauf.json'), schema: phaseSchema }),
  toolsPage: defineCollection({
    loader: single('src/content/wahlkampftools.json', 'wahlkampftools'),
    schema: toolsPageSchema,
  }),
  products: defineCollection({
    loader: file('src/content/programme.json'),
    schema: productSchema,
  }),
  contactPage: defineCollection({
    loader: single('src/content/kontakt.json', 'kontakt'),
    schema: contactPageSchema,
  }),
  contactFaq: defineCollection({
    loader: file('src/content/faq/kontakt.json'),
    schema: faqSchema,
  }),
  notFound: defineCollection({
    loader: single('src/content/nicht-gefunden.json', 'nicht-gefunden'),
    schema: notFoundSchema,
  }),
  pictureLicences: defineCollection({
    loader: file('src/content/bilder.json'),
    schema: pictureLicenceSchema,
  }),
  articleLabels: defineCollection({
    loader: single('src/content/ratgeber.json', 'ratgeber'),
    schema: articleLabelsSchema,
  }),
  articles: defineCollection({
    loader: articleLoader(),
    schema: ({ image }) => articleWithPicture(image()),
  }),
  pages: defineCollection({ loader: pageLoader(), schema: pageSchema }),
});
