import { expectAccessible } from '../../support/axe.ts';
import { formTypes } from '../../../src/contract/form-types.ts';
import { z } from '../../../src/contract/zod.ts';
import { formCatalogue } from '../../../src/content/forms/form-catalogue.ts';
import { leave } from '../../support/leave.ts';
import { enterPassword, expect, REFUSED, signedIn, test, urlOf, rows } from '../admin-set-up.ts';
import { adminAppNames, signIn } from '../../../src/content/admin/app.ts';

test('a wrong password is told, the right one opens the dashboard, signing out closes it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please enter the password.')).toBeVisible();
  await enterPassword(page, 'not the password');
  await expect(page.getByText('That password is incorrect.')).toBeVisible();
  await enterPassword(page);
  await expect(page.getByText('Total Forms')).toBeVisible();
  const name = page.getByRole('banner').getByText(adminAppNames.name);
  // A long one ends in dots, but none of its letters is cut off below.
  expect(await name.evaluate((line) => line.scrollHeight - line.clientHeight)).toBe(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByText('Total Forms')).toHaveCount(0);
});

test('after too many wrong passwords the sign-in says to wait', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await page.goto('/admin');
  const guess = async (attempt: number): Promise<number> => {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await enterPassword(page, `wrong ${attempt}`);
    const status = (await answered).status();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    return status;
  };
  const statuses = [];
  while (statuses.at(-1) !== 429 && statuses.length < 20)
    statuses.push(await guess(statuses.length + 1));
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  await expect(page.getByText('Too many attempts. Please wait a few minutes.')).toBeVisible();
});

test('a fresh install shows 12 forms, 0 webhooks, 3 form types and GHL, and four cards', async ({
  page,
}) => {
  await signedIn(page, '/admin');
  const tiles = page.locator('main dl');
  await expect(tiles.locator('dt')).toHaveText([
    'Total Forms',
    'Active Webhooks',
    'Form Types',
    'Integration',
  ]);
  await expect(tiles.locator('dd')).toHaveText(['12', '0', '3', 'GHL']);
  for (const type of formTypes) await expect(urlOf(page, formCatalogue[type].label)).toBeVisible();
  await expect(page.getByText('Coming Soon')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open User Management' })).toBeVisible();
  await page.getByRole('link', { name: 'Open Form Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Form analytics');
  await expect(page.getByText('No leads in this period')).toBeVisible();
});

test('when the session is over, the sign-in comes up and what was typed is there again after it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSED);
  await signedIn(page, '/admin/webhooks');
  const typed = 'https://hooks.zapier.com/hooks/catch/1/typed/';
  await urlOf(page, 'Feedback Form').fill(typed);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save Feedback Form' }).click();
  await expect(page.getByText(signIn.expired)).toBeVisible();
  await expect(urlOf(page, 'Feedback Form')).toBeHidden();
  await enterPassword(page);
  await expect(urlOf(page, 'Feedback Form')).toHaveValue(typed);
  await page.getByRole('button', { name: 'Save Feedback Form' }).click();
  await expect(page.getByText('Webhook URL saved for Feedback Form')).toBeVisible();
});

test('before the sign-in there is nothing of the owner’s screens but the form', async ({
  page,
}) => {
  for (const path of ['/admin', '/admin/leads', '/admin/errors']) {
    await page.goto(path);
    await expect(page.getByLabel('Password')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminAppNames.name);
    await expect(page.getByRole('navigation', { name: 'Owner’s screens' })).toHaveCount(0);
    // The skip link is the one way to go: to the form.
    await expect(page.getByRole('link')).toHaveText([/Skip to content/]);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveText(['Sign in']);
    await expectAccessible(page);
  }
});

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1440, height: 900 }],
] as const) {
  test(`on ${device} the owner goes about in a shell without the visitors' bars`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signedIn(page, '/admin');
    const ways = page.getByRole('navigation', { name: 'Owner’s screens' });
    await ways.getByRole('link', { name: 'Leads' }).click();
    await expect(page).toHaveURL('/admin/leads');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
    await expect(ways.locator('[aria-current=page]')).toHaveText('Leads');
    if (viewport.width < 768) {
      const more = ways.getByRole('button', { name: 'More' });
      await more.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/admin/leads');
      await more.click();
      await page.getByRole('dialog').getByRole('link', { name: 'Webhooks' }).click();
    } else await ways.getByRole('link', { name: 'Webhooks' }).click();
    await expect(page).toHaveURL('/admin/webhooks');
    await page.mouse.wheel(0, 2000);
    for (const gone of ['Get Quote', 'Back to top', 'Call'])
      await expect(page.getByRole('button', { name: gone })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });
}

test('the admin has a manifest of its own, on the owner’s pages only', async ({ page }) => {
  const manifestOf = async (path: string) => {
    await page.goto(path);
    const links = page.locator('link[rel=manifest]');
    await expect(links).toHaveCount(1);
    return links.getAttribute('href');
  };
  expect(await manifestOf('/')).toBe('/manifest.webmanifest');
  const address = await manifestOf('/admin/leads');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = z
    .object({
      id: z.literal('/admin'),
      scope: z.literal('/admin'),
      name: z.literal(adminAppNames.name),
      start_url: z.string(),
      icons: z.array(z.object({ src: z.string() })),
    })
    .parse(await answer.json());
  for (const { src } of [...manifest.icons, { src: manifest.start_url }])
    expect(`${src} ${(await page.request.get(src)).status()}`).toBe(`${src} 200`);
  for (const icon of await page.locator('link[rel*=icon]').all()) {
    const href = (await icon.getAttribute('href')) ?? '';
    expect(href).toContain('/icons/office');
    expect((await page.request.get(href)).status()).toBe(200);
  }
  const client = await page.context().newCDPSession(page);
  const { errors } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen of the signed-in owner has an axe finding by the ${colorScheme} scheme or scrolls sideways at 320 px`, async ({
    page,
    site,
  }) => {
    // Axe looks at a dozen screens.
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    const expectWellMade = async () => {
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    };
    await signedIn(page, '/admin');
    for (const [path, shown] of [
      ['/admin', 'Help and resources'],
      ['/admin/leads', 'No leads yet'],
      ['/admin/website', 'What you can change'],
      ['/admin/website?list=testimonials', 'Add testimonial'],
      ['/admin/notices', 'Send no notifications during these hours'],
      ['/admin/emails', 'Send visitors a confirmation'],
      ['/admin/webhooks', 'Integration tips'],
      ['/admin/analytics', 'No leads in this period'],
      ['/admin/errors', 'No errors reported'],
      ['/admin/import', 'A JSON file with every lead'],
      ['/admin/leads/new', 'Paste an SMS or email from the site'],
      ['/admin/personal-data', 'Show what would be erased'],
      ['/admin/audit', 'Export as CSV'],
      ['/admin/users', 'Invite somebody'],
      ['/admin/account', 'Where you are signed in'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(shown).first()).toBeVisible();
      await expectWellMade();
    }
    await leave(site, { name: 'Mary Neill', message: 'The parapet leans.' });
    await page.goto('/admin/leads');
    await expect(page.getByText('1 lead', { exact: true })).toBeVisible();
    await expectWellMade();
    await rows(page).click();
    await expect(page.getByText('The parapet leans.', { exact: true })).toBeVisible();
    await expectWellMade();
  });
}
