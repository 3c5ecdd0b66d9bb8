import type { FrameLocator, Locator, Page } from 'playwright/test';

/** Form and page side by side, as `npm run edit` shows them. */
export class EditDesk {
  readonly page: Page;
  readonly form: FrameLocator;
  readonly site: FrameLocator;
  readonly save: Locator;
  readonly done: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.frameLocator('iframe[title="Formular"]');
    this.site = page.frameLocator('iframe[title="Seite"]');
    this.save = this.form.getByRole('button', { name: 'Speichern' });
    this.done = this.form.getByRole('button', { name: 'Fertig' });
  }

  /** Opens what the overview of all forms calls by this name. */
  async open(name: string): Promise<void> {
    await this.form.getByRole('link', { name, exact: true }).first().click();
  }

  /** A field by its label; fields within groups can have the same one and come later. */
  field(label: string): Locator {
    return this.form.getByRole('textbox', { name: label, exact: true }).first();
  }

  /** The button that opens the form of a component in the text; `words` are its attributes. */
  component(words: string): Locator {
    return this.form
      .locator('.ProseMirror-blockParent', { hasText: words })
      .last()
      .getByRole('button', { name: 'Bearbeiten' });
  }
}
