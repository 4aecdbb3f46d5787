import { z } from '#contract/zod.ts';
import { get } from '#outbox/core/rows.ts';
import type { Submission } from '#outbox/core/record.ts';
import { notificationPermission } from '#lib/browser.ts';
import { currentFile } from './published.ts';
import { scope } from './scope.ts';

const REQUESTS_PATH = '/requests';

/** What notifications take from the manifest, which is published with the firm's name and logo. */
const manifestSchema = z.object({
  name: z.string(),
  icons: z.prefault(z.array(z.object({ src: z.string(), sizes: z.string() })), []),
});
type Manifest = z.infer<typeof manifestSchema>;

const ICON = { src: '/icons/icon-192.png', sizes: '192x192' } as const;

/**
 * Notifies of deliveries whose senders asked for it, unless a page of the site is visible. Skips
 * rows that are not delivered or no longer exist.
 */
export async function notifyDelivered(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const row = await get(id);
    if (row?.state === 'delivered' || row?.state === 'unconfirmed') await notify(row);
  }
}

async function notify(row: Submission): Promise<void> {
  if (notificationPermission() !== 'granted') return;
  const pages = await scope.clients.matchAll({ type: 'window' });
  if (pages.some((page) => page.visibilityState === 'visible')) return;
  const manifest = await currentManifest();
  await scope.registration.showNotification(titleOf(row), {
    body: bodyOf(row, manifest?.name ?? scope.location.hostname),
    lang: 'en-AU',
    tag: row.id,
    icon: (manifest?.icons.find(({ sizes }) => sizes === ICON.sizes) ?? ICON).src,
    badge: '/icons/badge-96.png',
  });
}

// Content belongs to the pages: the worker has only these two sentences.
function titleOf({ state }: Submission): string {
  return state === 'delivered' ? 'Request delivered' : 'Request sent';
}

function bodyOf({ receipt, state }: Submission, name: string): string {
  if (state !== 'delivered') return `It has left this phone for ${name}.`;
  return receipt ? `${name} has it. Receipt ${receipt.receipt}.` : `${name} has it.`;
}

async function currentManifest(): Promise<Manifest | undefined> {
  const answer = await currentFile('/manifest.webmanifest');
  return manifestSchema.safeParse(await answer?.json().catch(() => null)).data;
}

/** Opens the list of requests, in the window that already shows it if there is one. */
export async function onNotificationClick({
  notification,
}: {
  notification: Pick<Notification, 'close'>;
}): Promise<void> {
  notification.close();
  const pages = await scope.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => new URL(page.url).pathname === REQUESTS_PATH);
  await (there ? there.focus() : scope.clients.openWindow(REQUESTS_PATH));
}
