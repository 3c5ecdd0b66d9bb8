import type { Page } from 'playwright/test';

/** A page as a visitor uses it: each one extends this by its locators and by what one does there. */
export class PageObject {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }
}
