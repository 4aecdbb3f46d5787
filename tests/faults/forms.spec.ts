import { everyForm } from '../support/every-form.ts';
import { expect, offline, test } from '../support/fixtures.ts';
import { refuseStorage } from '../support/forms.ts';
import { installed } from '../support/hero.ts';
import { hearsOnline } from '../support/signal.ts';

for (const { formType, path, fill, send, place } of everyForm) {
  offline(
    `${formType}: sent without signal, it waits on the phone and arrives once`,
    async ({ page, site, arrivedOnce }) => {
      await page.goto(path);
      await installed(page);
      await site.down();
      await fill(page);
      await page.locator(place).getByRole('button', { name: send }).click();
      await expect(page.getByText('saved on this phone', { exact: false }).first()).toBeVisible();
      await site.up();
      await hearsOnline(page);
      expect(await arrivedOnce()).toMatchObject({ formType });
    },
  );

  test(`${formType}: where the browser refuses storage, it is sent directly`, async ({
    page,
    arrivedOnce,
  }) => {
    await refuseStorage(page);
    await page.goto(path);
    await fill(page);
    await page.locator(place).getByRole('button', { name: send }).click();
    expect(await arrivedOnce()).toMatchObject({ formType });
    await expect(page.getByText('saved on this phone', { exact: false })).toHaveCount(0);
  });

  test(`${formType}: refused by the receiver, it is kept as typed and goes when pressed again`, async ({
    page,
    arrivedOnce,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 422/);
    await page.route('**/api/leads', (route) =>
      route.fulfill({
        status: 422,
        json: { error: { code: 'invalid_body', message: 'Not yet.', fields: [] } },
      }),
    );
    await page.goto(path);
    await fill(page);
    const button = page.locator(place).getByRole('button', { name: send });
    await button.click();
    await expect(page.getByText(/not accepted yet/i).first()).toBeVisible();
    await page.unroute('**/api/leads');
    await button.click();
    expect(await arrivedOnce()).toMatchObject({ formType });
  });
}
