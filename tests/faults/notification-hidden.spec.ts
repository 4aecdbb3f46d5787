import { expect, offline } from '../support/fixtures.ts';
import { askToBeTold, delivered, notifications } from '../support/notifications.ts';

// Where the browser does not wake the worker, a page that lies in the background is what delivers.
offline.use({
  siteSettings: { notifications: 'allow', background_sync: 'block' },
});

offline(
  'a page that nobody looks at has the worker tell of what it delivered',
  async ({ site, browserProcess, openTab }) => {
    const page = await openTab('/');
    await askToBeTold(page, site, 'open');
    await openTab();
    // A page that is driven passes for looked at: the browser is left to itself.
    await browserProcess.disconnect();
    await site.up();
    const receipt = await delivered(site);
    await expect.poll(() => browserProcess.hasStored(receipt), { timeout: 30_000 }).toBe(true);
    await browserProcess.takeUp();
    const shown = await notifications(browserProcess.context());
    expect(shown.map(({ title }) => title)).toEqual(['Request delivered']);
  },
);
