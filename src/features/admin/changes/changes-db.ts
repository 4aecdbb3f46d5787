import { leadWorkSchema, replacedSchema } from '#contract/admin/lead-work.ts';
import { leadChangeSchema } from '#contract/admin/leads.ts';
import { apiErrorCodes } from '#contract/api-error.ts';
import { z } from '#contract/zod.ts';
import { connected } from '#outbox/admin/office-db.ts';

const rowSchema = z.object({
  changeId: z.uuid(),
  leadId: z.string(),
  /** Whose lead it is: the list of changes must be readable without the server. */
  name: z.string(),
  /** When it was made, in milliseconds since 1970. */
  madeAt: z.number(),
  change: z.pick(leadChangeSchema, {
    stage: true,
    lostReason: true,
    assignee: true,
    followUp: true,
    note: true,
    by: true,
  }),
  /** The values that it replaces. */
  was: replacedSchema,
  /** What the server has instead: the owner has to choose. */
  theirs: z.optional(leadWorkSchema),
  /** Why the server will not take it. */
  refusedFor: z.optional(z.enum(apiErrorCodes)),
});

/** An owner's change to a lead that the server has not confirmed. */
export type KeptChange = z.infer<typeof rowSchema>;

/** All changes, in the order in which they were made. Rejects if storage is refused. */
export async function readChanges(): Promise<readonly KeptChange[]> {
  const rows = await (await connected()).getAll('changes');
  // A row of another release that cannot be read stays where it is.
  return rows.flatMap((row) => rowSchema.safeParse(row).data ?? []);
}

export async function addChange(row: KeptChange): Promise<void> {
  await (await connected()).add('changes', row);
}

/** Replaces a change; null removes it. Does nothing if it is gone. */
export async function putChange(changeId: string, row: KeptChange | null): Promise<void> {
  const transaction = (await connected()).transaction('changes', 'readwrite');
  for (let at = await transaction.store.openCursor(); at; at = await at.continue()) {
    if (rowSchema.safeParse(at.value).data?.changeId !== changeId) continue;
    await (row === null ? at.delete() : at.update(row));
    break;
  }
  await transaction.done;
}

export async function removeAllChanges(): Promise<void> {
  await (await connected()).clear('changes');
}
