import { defineConfig } from 'astro/config';
import site from '../../astro.config.mjs';
import { visualEditing } from './integration.ts';

/** What `npm run edit` does without: workerd has no files that a form could write. */
const LEFT_OUT = ['local-functions'];

const integrations = (site.integrations ?? [])
  .flat()
  .filter((integration) => integration && !LEFT_OUT.includes(integration.name));

/** The site as in `npm start`, with forms beside it and without the contact Function. */
export default defineConfig({
  ...site,
  integrations: [...integrations, visualEditing()],
});
