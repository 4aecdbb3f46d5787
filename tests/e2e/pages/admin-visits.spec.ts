import { createServer } from 'node:http';
import { businessDay } from '../../../src/content/business-time.ts';
import { leadScreen, paths } from '../../../src/contract/paths.ts';
import { expectAccessible } from '../../support/axe.ts';
import { leave } from '../../support/leave.ts';
import { settled } from '../../support/settled.ts';
import { Site } from '../../support/site.ts';
import { OWNER, test } from '../admin-mail.ts';
import { listeningUrl } from '../admin-static-host.ts';
import { expect, historyOf, rows, signedIn, test as base } from '../admin-set-up.ts';

const DAY_MS = 86_400_000;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px a visit goes to the visitor by e-mail with one press, and only that one`, async ({
    page,
    site,
    post,
  }) => {
    await page.setViewportSize(viewport);
    await leave(site, { name: 'Mary Neill' });
    await signedIn(page, '/admin/leads');
    await rows(page).first().click();
    await page
      .getByRole('heading', { name: 'Visit' })
      .getByRole('button', { name: 'Visit' })
      .click();
    const toVisitor = page.getByLabel('To the visitor (mary@example.com)');
    await page.getByLabel('Day', { exact: true }).fill(businessDay(Date.now() + DAY_MS));
    await page.getByLabel('Starts at').fill('10:00');
    await toVisitor.check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save visit' }).click();
    await expect
      .poll(() => post.letters.map(({ recipient }) => recipient))
      .toContain('mary@example.com');
    const letter = post.letters.find(({ recipient }) => recipient === 'mary@example.com');
    expect(letter?.subject).toContain('Your visit from');
    expect(letter?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
    // The next save sends nothing unless it is chosen once more.
    await expect(toVisitor).not.toBeChecked();
  });
}

test('a visit is saved by a press during which the history grows above it', async ({
  page,
  site,
  post,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // No scroll goes on after it was asked for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  post.hold(told);
  const id = await leave(site, { name: 'Mary Neill' });
  await signedIn(page, leadScreen(id));
  await page.getByRole('heading', { name: 'Visit' }).getByRole('button', { name: 'Visit' }).click();
  await page.getByLabel('Day', { exact: true }).fill(businessDay(Date.now() + DAY_MS));
  await page.getByLabel('Starts at').fill('10:00');
  // What is still loading when the press begins waits for its end, and what the mail changes with it.
  await settled(page);
  // The history is on screen, so that the browser does not keep in its place what is below it.
  const save = page.getByRole('button', { name: 'Save visit' });
  await save.evaluate((element) =>
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - 730, behavior: 'instant' }),
  );
  const { x = 0, y = 0 } = (await save.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  const read = page.waitForResponse(`${site.url}${paths.adminLeads}/${id}`);
  tell();
  await (await read).finished();
  // What has arrived is on screen with the next frames, unless it waits.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
  await expect(historyOf(page)).toContainText(OWNER);
  await expect(historyOf(page)).toContainText('Visit on');
});

const tomorrow = businessDay(Date.now() + DAY_MS);

/** A calendar host whose only calendar says that the owner is at the dentist tomorrow from nine to ten. */
const withCalendar = base.extend<{ calendar: string }>({
  calendar: async ({}, use) => {
    const at = (clock: string) =>
      `TZID=Australia/Sydney:${tomorrow.replaceAll('-', '')}T${clock}00`;
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//test//EN',
      'BEGIN:VEVENT',
      'UID:dentist',
      'DTSTAMP:20260101T000000Z',
      `DTSTART;${at('0900')}`,
      `DTEND;${at('1000')}`,
      'SUMMARY:Dentist',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ];
    const server = createServer((request, response) => {
      response
        .writeHead(request.url === '/secret.ics' ? 200 : 404, { 'content-type': 'text/calendar' })
        .end(lines.join('\r\n'));
    });
    await use(await listeningUrl(server));
    await new Promise((resolve) => server.close(resolve));
  },
  site: ({ calendar }, use) => Site.during({ WEBHOOK_PROVIDERS: new URL(calendar).origin }, use),
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  withCalendar(
    `at ${viewport.width} px the owner enters their calendar, and a visit at a busy time is pointed at`,
    async ({ page, site, calendar }) => {
      await page.setViewportSize(viewport);
      const id = await leave(site, { name: 'Mary Neill' });
      await signedIn(page, '/admin/notices');
      const part = page.getByRole('region', { name: 'Your busy times' });
      const address = part.getByLabel('Private calendar address');
      const save = part.getByRole('button', { name: 'Save and read' });
      await address.fill('my calendar');
      await save.click();
      await expect(part.getByText('Please enter the whole address')).toBeVisible();
      await address.fill(new URL('/gone.ics', calendar).href);
      await save.click();
      await expect(part.getByText('There is no calendar at this address any more.')).toBeVisible();
      await address.fill(new URL('/secret.ics', calendar).href);
      await save.click();
      await expect(part.getByText('1 busy time from now on')).toBeVisible();
      await expect(part.getByText('secret.ics')).toHaveCount(0);
      await expectAccessible(page);

      await page.goto(`/admin/leads/${id}`);
      await page
        .getByRole('heading', { name: 'Visit' })
        .getByRole('button', { name: 'Visit' })
        .click();
      await page.getByLabel('Day', { exact: true }).fill(tomorrow);
      await page.getByLabel('Starts at').fill('09:30');
      await page.getByRole('button', { name: 'Save visit' }).click();
      await expect(page.getByText(/^In your calendar: Dentist/)).toBeVisible();
    },
  );
}
