import { expect, reading, test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { photosText } from '../../../src/content/forms/photos.ts';
import { fillHero, heroForm, visitor } from '../../support/hero.ts';
import { keptPhotos, plainPicture } from '../../support/photos.ts';

// The build is made for browsers from Safari 16.4 and Chrome 111 on (Vite's baseline). What they lack
// is taken out of the browser at hand.

test('a browser of the oldest kind that is built for sends a request with a photograph', async ({
  page,
  site,
  arrivedOnce,
  expectedErrors,
}) => {
  // How far a new photograph is, the page asks of a server that knows none yet.
  expectedErrors.push(/status of 404/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(AbortSignal, 'any');
  });
  await page.goto('/');
  await alive(page);
  await fillHero(page);
  const form = heroForm(page);
  const buffer = await plainPicture(110, 100);
  await form
    .getByLabel(photosText.add)
    .setInputFiles({ name: 'crack.jpg', mimeType: 'image/jpeg', buffer });
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  const { submissionId, data } = await arrivedOnce();
  expect(data).toMatchObject({ phone: visitor.phone, photoCount: 1 });
  await expect.poll(() => keptPhotos(site, submissionId), { timeout: 30_000 }).toHaveLength(1);
});

reading.describe('on a wide screen', () => {
  reading.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  reading(
    "where a style sheet can't open what is folded, the footer's groups are opened by a press",
    async ({ page }) => {
      await page.route('/about', async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        // What it holds is not what the policy has the hash of.
        const { 'content-security-policy': _policy, ...headers } = answer.headers();
        await route.fulfill({
          response: answer,
          headers,
          body: html.replaceAll('::details-content', '::known-to-nobody'),
        });
      });
      await page.goto('/about');
      const footer = page.getByRole('contentinfo');
      const link = footer.getByRole('link', { name: 'Projects', exact: true });
      await expect(link).toBeHidden();
      await footer.getByText('The firm', { exact: true }).click();
      await expect(link).toBeVisible();
    },
  );
});
