import type { TextGroup } from '#content/texts/groups.ts';
import { textGroupsSchema } from '#contract/admin/content.ts';
import { textsPath } from '#contract/content/addresses.ts';
import { z } from '#contract/zod.ts';
import { connected } from '#outbox/admin/office-db.ts';

const KEY = 'websiteTexts';

/** As this device has last had them; `content` names the content that they are of. */
const keptSchema = z.object({ content: z.string(), groups: textGroupsSchema });

type Kept = z.infer<typeof keptSchema>;

async function readKept(): Promise<Kept | null> {
  return keptSchema.safeParse(await (await connected()).get('facts', KEY)).data ?? null;
}

async function fetched(content: string): Promise<Kept> {
  const answer = await fetch(textsPath(content));
  if (!answer.ok) throw new Error(`Could not load the texts: HTTP ${answer.status}`);
  const kept = { content, groups: textGroupsSchema.parse(await answer.json()) };
  await (await connected()).put('facts', kept, KEY).catch(() => undefined);
  return kept;
}

/**
 * The texts that can be changed, with what the site says where none was published: that of the firm
 * that is published, which is not always what the build says. `content` names what visitors are served;
 * null for the build. Without signal, those that this device had last.
 */
export async function textGroupsOf(content: string | null): Promise<readonly TextGroup[]> {
  const kept = content === null ? null : await readKept().catch(() => null);
  if (content !== null && kept?.content !== content) {
    try {
      return (await fetched(content)).groups;
    } catch {
      // No signal, or pages that an earlier release has rendered.
    }
  }
  return kept?.groups ?? (await import('#content/texts/groups.ts')).textGroups;
}

/** Has the texts on this device before there is no signal. */
export async function keepTexts(content: string | null): Promise<void> {
  await textGroupsOf(content);
}

export async function forgetTexts(): Promise<void> {
  await (await connected()).delete('facts', KEY);
}
