import { projectRoutes, routes } from '../../src/app/routes/table.ts';
import { expect, reading as test } from '../support/fixtures.ts';
import { alive } from '../support/forms.ts';

// Against a build with React's development version (`npm run hydration`), the only one that says
// where the HTML and the first render differ. Every page is watched: an error in the console fails.
// Emotion's development version writes its rules as text, which the policy refuses.
test.use({ serviceWorkers: 'block', bypassCSP: true });

for (const { path } of [...routes, ...projectRoutes.slice(0, 1)]) {
  test(`${path} comes alive without a word from React`, async ({ page }) => {
    await page.goto(path);
    await alive(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
