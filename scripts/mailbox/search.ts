import type { StoredMessage } from './message.ts';

/** A message with the id that Postmark gave it. */
export interface Taken {
  id: string;
  message: StoredMessage;
}

/** Postmark's `GET /messages/outbound`, by the marks in the query: `metadata_reference=K7F-3MP`. */
export function search(taken: readonly Taken[], query: URLSearchParams) {
  const marks = [...query].flatMap(([name, value]) =>
    name.startsWith('metadata_') ? [[name.slice('metadata_'.length), value] as const] : [],
  );
  const found = taken.filter(({ message: { Metadata = {} } }) =>
    marks.every(([name, value]) => Metadata[name] === value),
  );
  const Messages = found.map(({ id, message }) => ({
    MessageID: id,
    Status: 'Sent',
    Subject: message.Subject ?? '',
    ReceivedAt: message.ReceivedAt,
    Metadata: message.Metadata ?? {},
  }));
  return { TotalCount: Messages.length, Messages };
}

/** Postmark's `GET /messages/outbound/{id}/details`: here everything is delivered at once. */
export function details(taken: readonly Taken[], id: string) {
  const found = taken.find((each) => each.id === id);
  if (!found) return undefined;
  const { To, ReceivedAt } = found.message;
  const MessageEvents = To.split(',').map((recipient) => ({
    Recipient: recipient.trim(),
    Type: 'Delivered',
    ReceivedAt,
  }));
  return { MessageID: id, Status: 'Sent', MessageEvents };
}
