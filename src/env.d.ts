import type { Source } from './schemas/article.ts';

declare global {
  namespace App {
    /** A text in MDX, as far as its components need it. */
    interface Text {
      /** As written. */
      body: string;
      sources: Readonly<Record<string, Source>>;
    }

    interface Locals {
      /** What the page draws: from MDX, components get nothing but their attributes. */
      text?: Text;
    }
  }
}
