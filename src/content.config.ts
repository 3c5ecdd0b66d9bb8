import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleLoader } from './lib/article-loader.ts';
import { jobLoader } from './lib/job-loader.ts';
import { file, inGerman, single } from './lib/json-loader.ts';
import { pageLoader } from './lib/page-loader.ts';
import { aiToolSchema } from './schemas/ai-tool.ts';
import { articleLabelsSchema } from './schemas/article-labels.ts';
import { articleWithPicture } from './schemas/article.ts';
import { benefitSchema } from './schemas/benefit.ts';
import { budgetPlannerSchema } from './schemas/budget-planner.ts';
import { cardPageSchema } from './schemas/card-page.ts';
import { cardSchema } from './schemas/card.ts';
import { careersPageSchema } from './schemas/careers-page.ts';
import { contactPageSchema } from './schemas/contact-page.ts';
import { errorPageSchema } from './schemas/error-page.ts';
import { faqSchema } from './schemas/faq.ts';
import { homeSchema } from './schemas/home.ts';
import { jobSchema } from './schemas/job.ts';
import { memberSchema } from './schemas/member.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { notFoundSchema } from './schemas/not-found.ts';
import { pageSchema } from './schemas/page.ts';
import { pictureLicenceSchema } from './schemas/pictures.ts';
import { phaseSchema } from './schemas/phase.ts';
import { productSchema } from './schemas/product.ts';
import { serviceSchema } from './schemas/service.ts';
import { siteSchema } from './schemas/site.ts';
import { teamPageSchema } from './schemas/team-page.ts';
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
  careersPage: defineCollection({
    loader: single('src/content/karriere.json', 'karriere'),
    schema: careersPageSchema,
  }),
  jobs: defineCollection({
    loader: jobLoader('src/content/stellen.json', jobSchema),
    schema: jobSchema,
  }),
  benefits: defineCollection({ loader: file('src/content/vorteile.json'), schema: benefitSchema }),
  teamPage: defineCollection({
    loader: single('src/content/teamseite.json', 'teamseite'),
    schema: teamPageSchema,
  }),
  team: defineCollection({ loader: file('src/content/team.json'), schema: memberSchema }),
  contactPage: defineCollection({
    loader: single('src/content/kontakt.json', 'kontakt'),
    schema: contactPageSchema,
  }),
  contactFaq: defineCollection({
    loader: file('src/content/faq/kontakt.json'),
    schema: faqSchema,
  }),
  cards: defineCollection({
    loader: glob({ base: 'src/content/visitenkarten', pattern: '*.json' }),
    schema: cardSchema,
  }),
  cardPage: defineCollection({
    loader: single('src/content/visitenkarte.json', 'visitenkarte'),
    schema: cardPageSchema,
  }),
  notFound: defineCollection({
    loader: single('src/content/nicht-gefunden.json', 'nicht-gefunden'),
    schema: notFoundSchema,
  }),
  errorPage: defineCollection({
    loader: single('src/content/fehler.json', 'fehler'),
    schema: errorPageSchema,
  }),
  pictureLicences: defineCollection({
    loader: file('src/content/bilder.json'),
    schema: pictureLicenceSchema,
  }),
  articleLabels: defineCollection({
    loader: single('src/content/ratgeber.json', 'ratgeber'),
    schema: articleLabelsSchema,
  }),
  budgetPlanner: defineCollection({
    loader: single('src/content/budgetplaner.json', 'budgetplaner'),
    schema: budgetPlannerSchema,
  }),
  articles: defineCollection({
    loader: articleLoader(),
    schema: ({ image }) => articleWithPicture(image()),
  }),
  pages: defineCollection({ loader: pageLoader(), schema: pageSchema }),
});
