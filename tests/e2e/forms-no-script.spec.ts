import { expect, reading as test } from '../support/fixtures.ts';
import { heroForm } from '../support/hero.ts';
import { service } from '../support/entries.ts';
import { business } from '../../src/content/business.ts';

test.use({ javaScriptEnabled: false });

for (const path of ['/', '/contact', '/quote', '/assessment', service.href]) {
  test(`the forms of ${path} give way to the phone number and e-mail`, async ({ page }) => {
    await page.goto(path);
    const notice = page.locator('main noscript p').first();
    await expect(notice).toContainText('This form needs JavaScript.');
    await expect(notice).toContainText(business.phone.display);
    await expect(notice).toContainText(business.email.display);
    await expect(heroForm(page)).toBeHidden();
    await expect(page.locator('main form[method="post"]:visible')).toHaveCount(0);
  });
}
