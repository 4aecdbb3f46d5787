import { setUpCaching } from './caching.ts';
import { isLeadNotice, onLeadNoticeClick, onPush } from './admin-notices.ts';
import { sendWaitingForms } from './lead-form.ts';
import { onMessage } from './messages.ts';
import { onNotificationClick } from './notifications.ts';
import { forgetCheck } from './precache.ts';
import { forgetOtherBuilds } from './published.ts';
import { onPeriodicSync, onSync } from './replay.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

setUpCaching(self.__WB_MANIFEST);

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetCheck(), forgetOtherBuilds()]));
});
self.addEventListener('sync', (event) => event.waitUntil(onSync(event.tag, event.lastChance)));
self.addEventListener('periodicsync', (event) => event.waitUntil(onPeriodicSync(event.tag)));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(sendWaitingForms());
});
self.addEventListener('message', (event) => event.waitUntil(onMessage(event.data)));
self.addEventListener('push', (event) => event.waitUntil(onPush(event.data)));
self.addEventListener('notificationclick', (event) => {
  const isLead = isLeadNotice(event.notification.data);
  event.waitUntil(isLead ? onLeadNoticeClick(event) : onNotificationClick(event));
});
