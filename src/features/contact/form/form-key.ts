import * as z from 'zod/mini';

const keySchema = z.object({ formKey: z.string() });

/** The key of the request that is filled in now. */
let current: string | undefined;
/** The key of the last accepted request. An older history entry may still hold it. */
let spent: string | undefined;

function replaceState(state: unknown): void {
  try {
    history.replaceState(state, '');
  } catch {
    // Safari refuses after a hundred changes in thirty seconds. Then only a reload loses the key.
  }
}

function storedKey(): string | undefined {
  const stored = keySchema.safeParse(history.state);
  return stored.success && stored.data.formKey !== spent ? stored.data.formKey : undefined;
}

/**
 * The idempotency key of the request that is filled in. It is also kept in the history entry, so that
 * a request that is sent again after a reload is recognised. Undefined in insecure contexts, which
 * lack `randomUUID`: the request is then sent without a key.
 */
export function formKey(): string | undefined {
  if (!('randomUUID' in crypto)) return undefined;
  current ??= storedKey() ?? crypto.randomUUID();
  replaceState({ ...history.state, formKey: current });
  return current;
}

/** Call it after success: what the visitor fills in next is another request. */
export function forgetFormKey(): void {
  spent = current;
  current = undefined;
  const { formKey: _, ...rest } = { formKey: undefined, ...history.state };
  replaceState(rest);
}
