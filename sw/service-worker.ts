import { setUpCaching } from './caching.ts';
import { onMessage } from './messages.ts';
import { onNotificationClick } from './notifications.ts';
import { onPeriodicSync, onSync } from './replay.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

setUpCaching(self.__WB_MANIFEST);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('sync', (event) => event.waitUntil(onSync(event.tag, event.lastChance)));
self.addEventListener('periodicsync', (event) => event.waitUntil(onPeriodicSync(event.tag)));
self.addEventListener('message', (event) => event.waitUntil(onMessage(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(onNotificationClick(event)));
