import { z } from '#contract/zod.ts';
import { get } from '#outbox/core/rows.ts';
import type { Submission } from '#outbox/core/record.ts';
import { notificationPermission } from '#lib/browser.ts';
import { currentFile } from './published.ts';
import { scope } from './scope.ts';

const REQUESTS_PATH = '/requests';

const namedSchema = z.object({ name: z.string() });

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
  await scope.registration.showNotification(titleOf(row), {
    body: await bodyOf(row),
    lang: 'en-AU',
    tag: row.id,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  });
}

// Content belongs to the pages: the worker has only these two sentences and takes the name from the
// manifest.
function titleOf({ state }: Submission): string {
  return state === 'delivered' ? 'Request delivered' : 'Request sent';
}

async function bodyOf({ receipt, state }: Submission): Promise<string> {
  const name = await businessName();
  if (state !== 'delivered') return `It has left this phone for ${name}.`;
  return receipt ? `${name} has it. Receipt ${receipt.receipt}.` : `${name} has it.`;
}

/** The business name from the manifest, so that it is set in one place. */
async function businessName(): Promise<string> {
  const answer = await currentFile('/manifest.webmanifest');
  const parsed = namedSchema.safeParse(await answer?.json().catch(() => null));
  return parsed.success ? parsed.data.name : scope.location.hostname;
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
