import { everyForm } from '../support/every-form.ts';
import { expect, NETWORK_DOWN, test } from '../support/fixtures.ts';
import { recordedOnce } from '../support/forms.ts';
import { installed } from '../support/hero.ts';

for (const { formType, path, fill, send, place } of everyForm) {
  test(`${formType}: sent without signal, it waits on the phone and arrives once`, async ({
    page,
    site,
    recorder,
    expectedErrors,
  }) => {
    expectedErrors.push(NETWORK_DOWN);
    await page.goto(path);
    await installed(page);
    await site.down();
    await fill(page);
    await page.locator(place).getByRole('button', { name: send }).click();
    await expect(page.getByText('saved on this phone', { exact: false }).first()).toBeVisible();
    await site.up();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(await recordedOnce(recorder)).toMatchObject({ formType });
    expect(await site.inbox()).toHaveLength(1);
  });

  test(`${formType}: where the browser refuses storage, it is sent directly`, async ({
    page,
    site,
    recorder,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await page.goto(path);
    await fill(page);
    await page.locator(place).getByRole('button', { name: send }).click();
    expect(await recordedOnce(recorder)).toMatchObject({ formType });
    expect(await site.inbox()).toHaveLength(1);
    await expect(page.getByText('saved on this phone', { exact: false })).toHaveCount(0);
  });

  test(`${formType}: refused by the receiver, it is kept as typed and goes when pressed again`, async ({
    page,
    site,
    recorder,
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
    expect(await recordedOnce(recorder)).toMatchObject({ formType });
    expect(await site.inbox()).toHaveLength(1);
  });
}
