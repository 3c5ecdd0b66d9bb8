import type { Page } from 'playwright/test';

/** A page as a visitor uses it. Each page extends this class by its locators and by what a visitor does there. */
export class PageObject {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }
}
