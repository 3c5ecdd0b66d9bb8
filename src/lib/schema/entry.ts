import { z } from 'astro/zod';

/** Whether the values of an entry are still invented. Until they are true, the launch check names the entry. */
export const invented = z.boolean().default(false).meta({
  title: 'Noch erfunden',
  description: 'Nimm das Häkchen weg, wenn alle Angaben stimmen',
});

/** Whether a part is on the site. Without the tick, no link leads to the part and no text speaks of it. */
export const active = z.boolean().meta({
  title: 'Auf der Website',
  description: 'Ohne Häkchen fehlt dieser Teil mit allem, was zu ihm führt',
  dependsOn: 'switch',
});
