import type { Page } from 'playwright/test';

/** /karriere as a visitor uses it. */
export class CareersPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(anchor = ''): Promise<void> {
    await this.page.goto(`/karriere${anchor && `#${anchor}`}`);
  }

  /** Waits for the script: until then the tabs are links. */
  async openWithScript(anchor = ''): Promise<void> {
    await this.open(anchor);
    await this.page.getByRole('tablist').waitFor();
  }

  tab = (name: string) => this.page.getByRole('tab', { name, exact: true });
  panel = (name: string) => this.page.getByRole('tabpanel', { name, exact: true });
  ads = () => this.page.locator('details[name=stelle]');
  ad = (id: string) => this.ads().filter({ has: this.page.locator(`[id="${id}"]`) });
  openAds = () => this.page.locator('details[name=stelle][open]');
  card = (name: string) => this.page.getByRole('complementary', { name });
  hash = () => new URL(this.page.url()).hash;
}
