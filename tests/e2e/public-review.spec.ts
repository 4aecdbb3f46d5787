import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { run } from '../../scripts/run.ts';
import { review } from '../../src/content/review.ts';
import { expect, NETWORK_DOWN, test } from '../support/fixtures.ts';
import { started } from '../support/forms.ts';
import { holdScript } from '../support/hold-script.ts';
import { startStaticHost } from './admin-static-host.ts';

/** Longest time for building the site, in ms. */
const BUILD_MS = 600_000;
const PUBLIC_PAGE = 'https://reviews.example.net/r/write?place=7';

const { button, opening, pressed } = review.praise;

test.describe.configure({ mode: 'serial' });
test.describe('where there is a public review page', () => {
  let dist = '';
  let host = { url: '', close: () => Promise.resolve() };
  test.use({ expectedErrors: [NETWORK_DOWN, /status of 404/] });

  test.beforeAll(async () => {
    test.setTimeout(BUILD_MS);
    dist = await mkdtemp(join(tmpdir(), 'ashlar-review-'));
    const env = { DIST_DIR: dist, VITE_REVIEW_URL: PUBLIC_PAGE };
    expect(await run(process.execPath, ['scripts/build.ts'], env)).toBe(0);
    host = await startStaticHost(join(dist, 'client'));
  });
  test.afterAll(async () => {
    await host.close();
    await rm(dist, { recursive: true, force: true });
  });

  /** Gives five stars; the button that follows. */
  async function praise(page: Page) {
    await page
      .context()
      .route(PUBLIC_PAGE, (route) => route.fulfill({ contentType: 'text/html', body: 'Reviews' }));
    await page.goto(`${host.url}/review`);
    await page.getByRole('radio', { name: review.star(5) }).click();
    return page.getByRole('button', { name: button });
  }

  test('five stars lead to it in a new tab before any script has come', async ({ page }) => {
    await holdScript(page);
    const leave = await praise(page);
    const opened = page.waitForEvent('popup');
    await leave.click();
    expect((await opened).url()).toBe(PUBLIC_PAGE);
  });

  for (const [what, act] of [
    ['a press', (page: Page) => page.getByRole('button', { name: button }).click()],
    ['Space', (page: Page) => page.getByRole('button', { name: button }).press(' ')],
  ] as const) {
    test(`${what} opens it in a new tab and is thanked for`, async ({ page }) => {
      await praise(page);
      await started(page);
      const opened = page.waitForEvent('popup');
      await act(page);
      expect((await opened).url()).toBe(PUBLIC_PAGE);
      await expect(page.getByRole('button', { name: pressed })).toBeDisabled();
      await expect(page.getByText(opening)).toBeVisible();
    });
  }
});
