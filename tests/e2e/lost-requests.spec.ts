import { lostRequests, lostWords } from '../../src/content/lost-requests.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, offline } from '../support/fixtures.ts';
import { installed, sendHero } from '../support/hero.ts';
import { clearStorage } from '../support/lost-storage.ts';

offline(
  'a request that the browser has erased before it was sent is reported on the next visit, once',
  async ({ openTab, site }) => {
    const page = await openTab('/');
    await installed(page);
    await site.down();
    await sendHero(page);
    await expect(page).toHaveURL(/\/thank-you$/);
    const stored = await page.evaluate(() => localStorage.getItem('lead-marks'));
    const [[id = '', { day = '' } = {}] = []] = Object.entries<{ day?: string }>(
      JSON.parse(stored ?? '{}'),
    );
    const words = lostWords({ id, day, receipt: null });
    // As WebKit does after seven days, except for one of the two marks.
    await page.evaluate(clearStorage);
    await page.evaluate(() => localStorage.clear());
    await site.up();
    await page.goto(site.url);
    const notice = page.getByRole('complementary', { name: lostRequests.landmark });
    await expect(notice).toContainText(words.title);
    await expect(notice).toContainText(words.text);
    await expectAccessible(page);
    await notice.getByRole('button', { name: lostRequests.understood }).click();
    await expect(notice).toHaveCount(0);
    await page.goto(new URL('/requests', site.url).href);
    await expect(page.getByRole('heading', { name: 'Nothing waiting' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);
