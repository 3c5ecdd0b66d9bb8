import type GithubSlugger from 'github-slugger';
import type { ComponentUse } from './features/articles/component-props.ts';
import type { Source } from './features/articles/schema.ts';

declare global {
  namespace App {
    /** The data of an article that its components need. */
    interface Article {
      components: readonly ComponentUse[];
      sources: Readonly<Record<string, Source>>;
      /** Makes the ids of figures, and numbers ids that would be the same. */
      slugger: GithubSlugger;
    }

    interface Locals {
      /** The article of the page. It is here, because components in MDX get nothing but their attributes. */
      article?: Article;
    }
  }
}
