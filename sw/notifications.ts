import { listWaiting, get } from '#outbox/outbox.ts';
import { scope } from './scope.ts';

/** Words of the notification; the worker has no other content. */
const words = {
  title: 'Your request has been delivered',
  body: 'Ashlar & Sons have it. Open to see the receipt.',
} as const;

const REQUESTS_PATH = '/requests';

/**
 * Runs a drain; afterwards tells of each lead that it delivered and whose sender asked to be told,
 * unless a page is open to show it.
 */
export async function tellOfDeliveries<T>(work: () => Promise<T>): Promise<T> {
  const asked = (await listWaiting()).filter((row) => row.notify).map((row) => row.id);
  const result = await work();
  for (const id of asked) {
    const row = await get(id);
    if (row?.state === 'delivered' || row?.state === 'unconfirmed') await notify(id);
  }
  return result;
}

async function notify(id: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' });
  if (pages.some((page) => page.visibilityState === 'visible')) return;
  if (Notification.permission !== 'granted') return;
  await scope.registration.showNotification(words.title, {
    body: words.body,
    tag: id,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  });
}

/** A press on the notification opens the list of requests. */
export async function onNotificationClick(event: NotificationEvent): Promise<void> {
  event.notification.close();
  await scope.clients.openWindow(REQUESTS_PATH);
}
