import type { Page } from '@playwright/test';
import { analytics as words } from '../../../src/content/admin/analytics.ts';
import { formCatalogue } from '../../../src/content/forms/form-catalogue.ts';
import { expectAccessible } from '../../support/axe.ts';
import { leave } from '../../support/leave.ts';
import { expect, signedIn, test, rows, setStage } from '../admin-set-up.ts';

const chart = (page: Page, name: string) => page.getByRole('img', { name: new RegExp(`^${name}`) });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('the figures count the leads, those sent without signal, and leave spam out', async ({
  page,
  site,
}) => {
  await leave(site, { attempt: 1 });
  await leave(site, { attempt: 3 });
  await leave(site, { trap: 'spam' });
  await signedIn(page, '/admin/analytics');
  await expect(page.getByText('2 leads in this period')).toBeVisible();
  await expect(chart(page, words.offline.heading)).toHaveAccessibleName(/50%$/);
  const perDay = part(page, words.perDay.heading);
  await expect(chart(page, words.perDay.heading).locator('.MuiBarChart-element')).toHaveCount(30);
  const perForm = part(page, words.perForm.heading);
  await perForm.getByRole('button', { name: words.numbers }).click();
  await expect(perForm.getByRole('row', { name: formCatalogue.hero_contact.label })).toContainText(
    '2 (100%)',
  );
  await expect(page.getByText('Held back as spam: 1')).toBeVisible();
  await perDay.getByRole('button', { name: words.numbers }).click();
  await expect(perDay.getByRole('table').getByRole('row')).toHaveCount(31);
});

test('a lead that is won moves through the funnel, and the time to its first contact is told', async ({
  page,
  site,
}) => {
  await leave(site, { name: 'Mary Neill' });
  await leave(site, { name: 'Sam Li' });
  await signedIn(page, '/admin/analytics');
  const funnel = part(page, words.funnel.heading);
  await expect(funnel.getByText(words.funnel.summary(0, 2))).toBeVisible();
  await expect(page.getByText(words.firstContact.none)).toBeVisible();
  await page.goto('/admin/leads');
  await rows(page).first().click();
  await setStage(page, 'Won');
  await page.goto('/admin/analytics');
  await expect(funnel.getByText(words.funnel.summary(1, 2))).toBeVisible();
  await funnel.getByRole('button', { name: words.numbers }).click();
  for (const label of Object.values(words.funnel.kinds)) {
    await funnel.getByLabel(words.funnel.kindLabel, { exact: true }).selectOption(label);
    await expect(funnel.getByRole('columnheader', { name: label })).toBeVisible();
    await expect(funnel.getByRole('row', { name: words.funnel.all })).toContainText('50%');
  }
  await expect(chart(page, words.firstContact.kept)).toHaveAccessibleName(/100%$/);
});

test.describe('drawn', () => {
  for (const viewport of sizes) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`at ${viewport.width} px by the ${colorScheme} scheme, the charts are for everybody`, async ({
        page,
        site,
      }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await leave(site, { name: 'Mary Neill' });
        await signedIn(page, '/admin/analytics');
        await expect(chart(page, words.funnel.heading).first()).toBeVisible();
        // Without motion a bar has its whole size at once.
        const bars = chart(page, words.perDay.heading).locator('.MuiBarChart-element').last();
        const { height = 0 } = (await bars.boundingBox()) ?? {};
        expect(height).toBeGreaterThan(100);
        await expectAccessible(page);
        const overflow = () =>
          document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
      });
    }
  }
});

test('the charts are fetched with the figures and with no other screen', async ({ page, site }) => {
  await leave(site, {});
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  const drawsCharts = async () => {
    const texts = await Promise.all(
      [...new Set(scripts)].map(async (url) => (await page.request.get(url)).text()),
    );
    return texts.some((text) => text.includes('MuiBarChart'));
  };
  await signedIn(page, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/admin/leads');
  await expect(rows(page)).toHaveCount(1);
  expect(scripts.length).toBeGreaterThan(0);
  expect(await drawsCharts()).toBe(false);
  await page.goto('/admin/analytics');
  await expect(chart(page, words.perDay.heading)).toBeVisible();
  expect(await drawsCharts()).toBe(true);
});
