import * as z from 'zod/mini';
import { ask, findMails, type Marks, type Server } from '../contact/postmark.ts';

const serverSchema = z.object({ DeliveryType: z.string() });

/** „Live“ or „Sandbox“; undefined where the token is not valid or nothing answers. */
export const kindOf = (server: Server): Promise<string | undefined> =>
  ask(server, async (client) => serverSchema.parse(await client.getServer()).DeliveryType);

const suppressedSchema = z.object({
  Suppressions: z.array(z.object({ EmailAddress: z.string() })),
});

/** To how many of these mailboxes the service sends nothing any more. */
export const suppressedOf = (
  mailboxes: readonly string[],
  server: Server,
): Promise<number | undefined> =>
  ask(server, async (client) => {
    const asked = mailboxes.map(async (mailbox) => {
      const emailAddress = (/<(.+)>/.exec(mailbox)?.[1] ?? mailbox).toLowerCase();
      const found = suppressedSchema.parse(
        await client.getSuppressions('outbound', { emailAddress }),
      );
      return found.Suppressions.some((each) => each.EmailAddress.toLowerCase() === emailAddress);
    });
    return (await Promise.all(asked)).filter(Boolean).length;
  });

const eventsSchema = z.object({ MessageEvents: z.array(z.object({ Type: z.string() })) });

/** How many inboxes have taken a message with these marks. */
export async function deliveriesOf(marks: Marks, server: Server): Promise<number | undefined> {
  const [id] = (await findMails(marks, server)) ?? [];
  if (id === undefined) return undefined;
  return ask(server, async (client) => {
    const { MessageEvents } = eventsSchema.parse(await client.getOutboundMessageDetails(id));
    return MessageEvents.filter(({ Type }) => Type === 'Delivered').length;
  });
}
