import type { Page } from '@playwright/test';
import type { PushPayload } from '../../src/contract/admin/push.ts';

/** Hands a message to the worker of a site as its push service would, by way of the browser itself. */
export async function deliverPush(page: Page, site: string, payload: PushPayload): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { origin } = new URL(site);
  const registrationId = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${origin}/`,
      );
      if (ours) resolve(ours.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationId,
    data: JSON.stringify(payload),
  });
}
