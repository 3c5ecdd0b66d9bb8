import type { ROUTES } from '../config/routes.ts';
import * as article from './article.ts';
import { electionCalendarSchema, electionDatesSchema } from './calendar.ts';
import { cardPageSchema, cardSchema } from './card.ts';
import { benefitSchema, careersPageSchema, jobSchema } from './careers.ts';
import { answerPageSchema, contactPageSchema, mailSchema } from './contact.ts';
import { aiToolSchema, faqSchema, homeSchema, phaseSchema, serviceSchema } from './home.ts';
import { mayorRulesSchema } from './mayors.ts';
import { navigationSchema, siteSchema } from './site.ts';
import { errorPageSchema, notFoundSchema } from './status.ts';
import { memberSchema, teamPageSchema } from './team.ts';
import { productSchema, toolsPageSchema } from './tools.ts';
import { transparencyNoticeSchema } from './transparency-notice.ts';
import { workSampleSchema } from './work-sample.ts';

/** JSON files of `src/content` that are one entry. */
export const SINGLE_FILES = {
  site: { file: 'site.json', schema: siteSchema },
  navigation: { file: 'navigation.json', schema: navigationSchema },
  home: { file: 'startseite.json', schema: homeSchema },
  toolsPage: { file: 'wahlkampftools.json', schema: toolsPageSchema },
  careersPage: { file: 'karriere.json', schema: careersPageSchema },
  teamPage: { file: 'teamseite.json', schema: teamPageSchema },
  contactPage: { file: 'kontakt.json', schema: contactPageSchema },
  mail: { file: 'mail.json', schema: mailSchema },
  answerPage: { file: 'antwortseite.json', schema: answerPageSchema },
  cardPage: { file: 'visitenkarte.json', schema: cardPageSchema },
  notFound: { file: 'nicht-gefunden.json', schema: notFoundSchema },
  errorPage: { file: 'fehler.json', schema: errorPageSchema },
  articleLabels: { file: 'ratgeber.json', schema: article.articleLabelsSchema },
  budgetPlanner: { file: 'budgetplaner.json', schema: article.budgetPlannerSchema },
  electionDates: { file: 'wahltermine.json', schema: electionDatesSchema },
  mayorRules: { file: 'buergermeister.json', schema: mayorRulesSchema },
  electionCalendar: { file: 'wahlkalender.json', schema: electionCalendarSchema },
  workSample: { file: 'arbeitsprobe.json', schema: workSampleSchema },
  transparencyNotice: { file: 'transparenzhinweis.json', schema: transparencyNoticeSchema },
} as const;

/** JSON files that are lists; the schema is that of an entry. */
export const LIST_FILES = {
  homeFaq: { file: 'faq/startseite.json', schema: faqSchema },
  contactFaq: { file: 'faq/kontakt.json', schema: faqSchema },
  services: { file: 'leistungen.json', schema: serviceSchema },
  aiTools: { file: 'ki-werkzeuge.json', schema: aiToolSchema },
  phases: { file: 'ablauf.json', schema: phaseSchema },
  products: { file: 'programme.json', schema: productSchema },
  jobs: { file: 'stellen.json', schema: jobSchema },
  benefits: { file: 'vorteile.json', schema: benefitSchema },
  team: { file: 'team.json', schema: memberSchema },
  pictureLicences: { file: 'bilder.json', schema: article.pictureLicenceSchema },
} as const;

/** Folders of JSON files, an entry each. */
export const FOLDERS = {
  cards: { file: 'visitenkarten', schema: cardSchema },
} as const;

/** The file with title, description and headline of each page that is a file in `src/pages/`. */
export const PAGE_WORDS = {
  home: 'home',
  team: 'teamPage',
  careers: 'careersPage',
  contact: 'contactPage',
  tools: 'toolsPage',
  calendar: 'electionCalendar',
  notice: 'transparencyNotice',
  work: 'workSample',
} as const satisfies Record<keyof typeof ROUTES, keyof typeof SINGLE_FILES>;
