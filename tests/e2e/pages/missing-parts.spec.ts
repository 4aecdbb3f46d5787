import type { Page } from '@playwright/test';
import { install } from '../../../src/content/install.ts';
import { paths } from '../../../src/contract/paths.ts';
import { service } from '../../support/entries.ts';
import { expect, NETWORK_DOWN, reading as test } from '../../support/fixtures.ts';
import { followAbout } from '../../support/footer.ts';
import { alive, openForm, problems } from '../../support/forms.ts';
import { fail } from '../../support/page-errors.ts';

// A part that comes later than its page, and can't be had when it is wanted: the line has gone.

/** From now on no script whose name begins so can be had, nor the host; returns how to have it again. */
async function without(page: Page, name: string): Promise<() => Promise<void>> {
  const address = new RegExp(`/assets/${name}-[^/]+\\.js$|${paths.health}$`);
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

const lost = (page: Page, name: string) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes(`/assets/${name}-`));

test('a toast that can not be drawn leaves the page as it is, and comes with the next one', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN, /no stone/);
  const again = await without(page, 'ToastHost');
  const form = await openForm(page, service.href, '#lead-capture-form');
  const asked = lost(page, 'ToastHost');
  await form.getByRole('button', { name: 'Send Request' }).click();
  await asked;
  await expect(problems(form)).not.toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
  await again();
  await fail(page, 'no stone');
  await expect(page.getByText('An unexpected error occurred.').first()).toBeVisible();
});

test('an offer to install that can not be drawn leaves the page as it is, and comes on the next one', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(NETWORK_DOWN);
  // An iPhone, for the second time.
  await page.addInitScript(() => {
    Reflect.defineProperty(navigator, 'standalone', { value: false });
    const memory = { visits: 1, seenAt: 0, answered: false };
    localStorage.setItem('install-offer', JSON.stringify(memory));
  });
  const again = await without(page, 'InstallOffer');
  const asked = lost(page, 'InstallOffer');
  await page.goto(service.href);
  await alive(page);
  await asked;
  await expect(page.locator('main h1')).toBeVisible();
  await again();
  await followAbout(page);
  await expect(page.getByText(install.iphone.title)).toBeVisible();
});
