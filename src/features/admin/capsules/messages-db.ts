import { handRoads } from '#contract/admin/capsules.ts';
import { apiErrorCodes } from '#contract/api-error.ts';
import { z } from '#contract/zod.ts';
import { connected } from '#outbox/admin/office-db.ts';

const rowSchema = z.object({
  id: z.uuid(),
  /** The blocks of the leads. */
  message: z.string(),
  road: handRoads,
  /** Who brought it. */
  by: z.string(),
  /** What the message says of the visitor, to recognise it by; empty if nothing. */
  who: z.string(),
  /** In milliseconds since 1970. */
  at: z.number(),
  /** Why the server will not take it. */
  refusedFor: z.optional(z.enum(apiErrorCodes)),
});

/** A message with leads that the server has not confirmed. */
export type KeptMessage = z.infer<typeof rowSchema>;

/** All messages, oldest first. Rejects if storage is refused. */
export async function readMessages(): Promise<readonly KeptMessage[]> {
  const rows = await (await connected()).getAll('messages');
  // A row of another release that cannot be read stays where it is.
  const messages = rows.flatMap((row) => rowSchema.safeParse(row).data ?? []);
  return messages.sort((left, right) => left.at - right.at);
}

export async function keepMessage(row: KeptMessage): Promise<void> {
  await (await connected()).put('messages', row, row.id);
}

export async function removeMessage(id: string): Promise<void> {
  await (await connected()).delete('messages', id);
}

export async function removeAllMessages(): Promise<void> {
  await (await connected()).clear('messages');
}
