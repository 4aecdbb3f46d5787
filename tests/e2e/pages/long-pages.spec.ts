import { areas } from '../../../src/content/areas/index.ts';
import { business } from '../../../src/content/business.ts';
import { projects } from '../../../src/content/projects/index.ts';
import { serviceEntries, serviceHref, services } from '../../../src/content/services/index.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { alive } from '../../support/forms.ts';
import { laidOut } from '../../support/settled.ts';

/** Pixels that two lines of small print take at the least. */
const TWO_LINES = 32;

const PHONE = { width: 390, height: 844 } as const;

test.use({ viewport: PHONE });

test('the footer takes at most 0.8 phone screens, and its groups unfold without script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/about`);
  const footer = page.locator('footer');
  const { height } = (await footer.boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThanOrEqual(0.8 * PHONE.height);
  const [service, area] = [services.at(-1)?.label ?? '', areas.at(0)?.label ?? ''];
  const link = footer.getByRole('link', { name: service, exact: true });
  await expect(link).toBeHidden();
  await footer.getByRole('heading', { name: 'Services', exact: true }).click();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of [area, 'Request a quote', service]) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const { hours, schemaDays } of business.openingHours) {
    if (schemaDays.length === 0) continue;
    const fromTo = footer.getByText(hours, { exact: true }).first();
    expect((await fromTo.boundingBox())?.height).toBeLessThan(TWO_LINES);
  }
  await context.close();
});

test('home has all its services and a before and after in its first half', async ({ page }) => {
  await page.goto('/');
  await laidOut(page);
  const half = (await page.evaluate(() => document.documentElement.scrollHeight)) / 2;
  for (const { label } of services) {
    const first = page.locator('#services').getByText(label).filter({ visible: true }).first();
    expect((await first.boundingBox())?.y).toBeLessThan(half);
  }
  const after = page.locator('#projects figure').nth(1);
  expect((await after.boundingBox())?.y).toBeLessThan(half);
});

test('home is at most 19 phone screens long, of which the founder has 3.1', async ({ page }) => {
  await page.goto('/');
  await laidOut(page);
  const [whole, founder] = await Promise.all(
    ['body', '#founder'].map((part) => page.locator(part).boundingBox()),
  );
  expect((whole?.height ?? Infinity) / PHONE.height).toBeLessThanOrEqual(19);
  expect((founder?.height ?? Infinity) / PHONE.height).toBeLessThanOrEqual(3.1);
});

test('the filters of the projects are one row, and the first picture is on the first screen', async ({
  page,
}) => {
  await page.goto('/projects');
  const filters = page.getByRole('radiogroup', { name: /by kind of work/ });
  expect((await filters.boundingBox())?.height).toBeLessThan(80);
  expect((await page.locator('main img').first().boundingBox())?.y).toBeLessThan(PHONE.height - 56);
});

test('a service page shows a finished job in its middle', async ({ page }) => {
  const jobs = serviceEntries.flatMap(({ slug, job: id }) => {
    const project = projects.find((one) => one.id === id);
    return project ? [{ slug, project }] : [];
  });
  const [shown] = jobs;
  if (!shown) throw new Error('no service has a job among the projects');
  const { id, title, location } = shown.project;
  await page.goto(serviceHref(shown.slug));
  const job = page.getByRole('region', { name: `${title}, ${location}` });
  await expect(job.getByRole('img')).toBeAttached();
  const [box, whole] = await Promise.all([job.boundingBox(), page.locator('main').boundingBox()]);
  const middle = ((box?.y ?? 0) + (box?.height ?? 0) / 2) / (whole?.height ?? 1);
  expect(middle).toBeGreaterThan(0.25);
  expect(middle).toBeLessThan(0.75);
  await expect(job.getByRole('link')).toHaveAttribute('href', `/projects?project=${id}`);
});

test('reviews that are asked for in quick succession are not taken back', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  const dots = page.locator('#reviews button[aria-current]');
  await dots.first().scrollIntoViewIfNeeded();
  await dots.last().click();
  await page.getByRole('button', { name: /^Next review/ }).click();
  const track = page.locator('#reviews ul[tabindex="0"]');
  await expect
    .poll(() => track.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth)))
    .toBe(0);
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
});

test('the button back to the top keeps away while a field has the focus', async ({ page }) => {
  await page.goto('/quote');
  await alive(page);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await expect(toTop).toBeVisible();
  await page.getByLabel('Email').focus();
  await expect(toTop).toBeHidden();
});
