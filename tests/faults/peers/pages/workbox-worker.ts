import { BackgroundSyncPlugin } from 'workbox-background-sync';
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { paths } from '../../../../src/contract/paths.ts';

// As its documentation has it: the plugin, and a second one that lets a 5xx count as a failure.
const queue = new BackgroundSyncPlugin('leads', { maxRetentionTime: 7 * 24 * 60 });
const serverErrorsFail = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error('Server error.');
    return response;
  },
};

registerRoute(
  ({ url }) => url.pathname === paths.leads,
  new NetworkOnly({ plugins: [queue, serverErrorsFail] }),
  'POST',
);
Reflect.get(globalThis, 'skipWaiting').call(globalThis);
clientsClaim();
