import type { Page } from 'playwright/test';
import { contentOf } from './content.ts';

/** /wahlkampftools as a visitor uses it. */
export class ProductsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/wahlkampftools');
  }

  word = () => this.page.getByRole('button', { name: contentOf('productsPage').word, exact: true });
  /** Everything that falls after one press on the word. */
  runs = () => this.page.locator('[aria-hidden=true]:has(> [data-sheet])');
  sheets = () => this.page.locator('[data-sheet]');
  secondLine = () => this.word().locator('[data-second]');
  index = () => this.page.locator('header ol').getByRole('link');
}
