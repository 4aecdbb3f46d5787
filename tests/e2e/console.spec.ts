import { expect, reading as test } from '../support/fixtures.ts';
import { alive } from '../support/forms.ts';

for (const path of ['/', '/services', '/admin'])
  test(`${path} loads and starts without a word in the console`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    await page.goto(path);
    await alive(page);
    await page.waitForLoadState('networkidle');
    await page.reload();
    await alive(page);
    await page.waitForLoadState('networkidle');
    expect(said).toEqual([]);
  });
