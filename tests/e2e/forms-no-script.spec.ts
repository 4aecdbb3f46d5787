import { expect, reading as test } from '../support/fixtures.ts';
import { heroForm } from '../support/hero.ts';

test.use({ javaScriptEnabled: false });

for (const path of ['/', '/contact', '/quote', '/assessment', '/services/masonry']) {
  test(`the forms of ${path} give way to the phone number and e-mail`, async ({ page }) => {
    await page.goto(path);
    const notice = page.locator('main noscript p').first();
    await expect(notice).toContainText('This form needs JavaScript.');
    await expect(notice).toContainText('(02) 7010 1995');
    await expect(notice).toContainText('hello@ashlarandsons.example');
    await expect(heroForm(page)).toBeHidden();
    await expect(page.locator('main form[method="post"]:visible')).toHaveCount(0);
  });
}
