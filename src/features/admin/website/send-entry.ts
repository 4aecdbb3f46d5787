import { toast } from '#components/toast/toasts.tsx';
import { entryWords } from '#content/admin/website/entry.ts';
import { entryForm } from '#content/admin/website/form.ts';
import { type RevisionPost, revisionPostSchema } from '#contract/admin/content.ts';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import type { EntryData, Kind } from './kinds/kind.ts';
import { newRow, rowOf } from './rows.ts';
import { sendRow } from './website.ts';

async function send(row: WebsiteRow, body: RevisionPost, said: string): Promise<void> {
  try {
    const isAnswered = await sendRow(row, { body, uploads: [] });
    toast(
      isAnswered ? { variant: 'success', title: said } : { variant: 'info', ...entryForm.waits },
      'corner',
    );
  } catch {
    toast({ variant: 'error', ...entryForm.notStored }, 'corner');
  }
}

/** Takes an entry off the website, or puts it back as the website was built. */
export function withdraw(
  { id: kind, off }: Kind,
  slug: string,
  base: string | null,
): Promise<void> {
  const head = { id: crypto.randomUUID(), slug, base, state: 'withdrawn' } as const;
  const { done } = off === 'rebuilt' ? entryWords.rebuild : entryWords.take;
  return send({ ...newRow(kind), slug, base }, { ...head, kind, data: null }, done);
}

/** Publishes a version as it is. */
export function publishData(
  kind: Kind,
  slug: string,
  version: { data: EntryData; base: string | null },
  said: string,
): Promise<void> {
  const { data, base } = version;
  const head = { id: crypto.randomUUID(), slug, base, state: 'published' } as const;
  const body = revisionPostSchema.parse({ ...head, kind: kind.id, data });
  return send(rowOf(kind, slug, version), body, said);
}
