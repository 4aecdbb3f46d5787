import { type ContentOverview, contentOverviewSchema } from '#contract/admin/content.ts';
import { z } from '#contract/zod.ts';
import { connected } from '#outbox/admin/office-db.ts';

const KEY = 'website';

const keptSchema = z.object({
  overview: contentOverviewSchema,
  isOwner: z.boolean(),
});

/** The website's entries as this device has last seen them, and who saw them. */
export type KeptOverview = z.infer<typeof keptSchema>;

/** Null if there is none. Rejects if storage is refused. */
export async function readOverview(): Promise<KeptOverview | null> {
  return keptSchema.safeParse(await (await connected()).get('facts', KEY)).data ?? null;
}

export async function keepOverview(overview: ContentOverview, isOwner: boolean): Promise<void> {
  await (await connected()).put('facts', { overview, isOwner } satisfies KeptOverview, KEY);
}

export async function forgetOverview(): Promise<void> {
  await (await connected()).delete('facts', KEY);
}
