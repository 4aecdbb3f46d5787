import { devices, type Browser } from '@playwright/test';
import { australianPhone } from '../../../src/content/australian-phone.ts';
import { wordlessCard } from '../../../src/content/logo.ts';
import { nothingPublished } from '../../../src/contract/content/published.ts';
import { expectAccessible } from '../../support/axe.ts';
import { firmTime } from '../../support/firm-clock.ts';
import { alive } from '../../support/forms.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { ownFirm } from '../../support/own-firm.ts';
import { buildWith, builtFile, rendered } from '../../support/published.ts';
import { Site } from '../../support/site.ts';

const content = {
  ...nothingPublished,
  business: { business: ownFirm },
  hours: {
    hours: {
      weekdays: { opens: '06:30', closes: '15:00' },
      saturday: { opens: '', closes: '' },
    },
  },
  closure: {
    summer: { from: '2027-12-24', until: '2028-01-05', reason: 'Summer break' },
  },
};

const CALL = australianPhone(ownFirm.phone).href;
const CLOSED = 'Closed 24 December to 5 January';

test('a published firm names pages, structured data and the app, with its hours and closures', async () => {
  await rendered(content, async ({ read }) => {
    const contact = await read('contact.html');
    for (const words of [ownFirm.name, ownFirm.phone, '6:30 AM-3:00 PM', CLOSED])
      expect(contact).toContain(words);
    expect(contact).toContain(`href="${CALL}"`);
    expect(contact).toContain('"specialOpeningHoursSpecification":[{');
    expect(contact).toContain('"validFrom":"2027-12-24","validThrough":"2028-01-05"');
    const times = ['2027-12-10T00:00', '2028-01-06T00:00'].map((time) => firmTime(time).getTime());
    expect(contact).toContain(` data-closures="${times.join('-')}"`);
    expect(await read('services.html')).toContain(`${CLOSED}: Summer break.`);

    const manifest: unknown = JSON.parse(await read('manifest.webmanifest'));
    const built: unknown = JSON.parse(await builtFile('manifest.webmanifest'));
    expect(manifest).toEqual({
      ...Object(built),
      name: ownFirm.name,
      short_name: ownFirm.shortName,
      description: expect.any(String),
      // They show the sample.
      screenshots: undefined,
    });
    expect(cardOf(contact)).toBe(wordlessCard('default', null));
    expect(await read('content.json')).toContain('"/manifest.webmanifest"');
  });
});

/** Path of the sharing card that a page names. */
const cardOf = (html: string): string | undefined =>
  /"og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1];

/** The contact page as somebody opens it at a moment of the firm's clock. */
async function contactAt(browser: Browser, url: string, moment: string, javaScriptEnabled = true) {
  const context = await browser.newContext({
    ...devices['Desktop Chrome'],
    javaScriptEnabled,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(firmTime(moment));
  return { page, open: () => page.goto(`${url}/contact`), close: () => context.close() };
}

test('a closure is announced from two weeks before until its last day, on a page that stays as it is', async ({
  browser,
  watch,
}) => {
  await rendered(content, async (pages) => {
    await buildWith(pages, async (dist) => {
      await Site.during({ DIST_DIR: dist }, async (site) => {
        for (const [moment, isShown] of [
          ['2027-12-09T23:59', false],
          ['2027-12-10T00:01', true],
          ['2028-01-05T23:59', true],
          ['2028-01-06T00:00', false],
        ] as const) {
          const { page, open, close } = await contactAt(browser, site.url, moment);
          watch(page);
          await open();
          const notice = page.getByRole('complementary').filter({ hasText: CLOSED });
          const lines = page.getByText(/24 December to 5 January/);
          await expect(notice).toBeVisible({ visible: isShown });
          await alive(page);
          await expect(notice).toBeVisible({ visible: isShown });
          await expect(lines.filter({ visible: true })).toHaveCount(isShown ? 3 : 0);
          if (isShown) {
            await expect(notice.getByRole('link')).toHaveAttribute('href', CALL);
            await expectAccessible(page);
          }
          await close();
        }
        const without = await contactAt(browser, site.url, '2027-12-12T12:00', false);
        await without.open();
        await expect(without.page.getByText(`${CLOSED}: Summer break.`)).toBeVisible();
        await without.close();
      });
    });
  });
});
