import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { entryWords } from '../../src/content/admin/website/entry.ts';
import { entryForm } from '../../src/content/admin/website/form.ts';
import {
  fieldWords,
  kindWords,
  locationWords,
  switchWords,
} from '../../src/content/admin/website/kinds.ts';
import {
  galleryPictureWords,
  pictureWords,
  previewWords,
} from '../../src/content/admin/website/pictures.ts';
import { entryStates } from '../../src/content/admin/website/screen.ts';
import { builtAreaEntries } from '../../src/content/areas/index.ts';
import { textGroups } from '../../src/content/texts/groups.ts';
import {
  contentOverviewSchema,
  revisionAnswerSchema,
  type RevisionPost,
} from '../../src/contract/admin/content.ts';
import { invitedSchema } from '../../src/contract/admin/people.ts';
import { paths } from '../../src/contract/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { adminPartsKept } from '../support/hero.ts';
import { NETWORK_DOWN } from '../support/network-down.ts';
import type { Site } from '../support/site.ts';
import { expect, REFUSED, signedIn, test as base } from './admin-set-up.ts';

const test = base.extend({ expectedErrors: async ({}, use) => use([NETWORK_DOWN, REFUSED]) });

test.setTimeout(120_000);

/** Pictures are converted by a process of its own, which a busy machine starts late. */
const CONVERTED = { timeout: 45_000 };

/** Calls the server as somebody who is signed in. */
async function asked(site: Site, path: string, cookie: string, body?: object): Promise<unknown> {
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${site.url}${path}`, { headers, ...sent });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The newest revision of each entry: its kind, state and data. */
async function stored(site: Site) {
  const answer = await asked(site, paths.adminContent, await site.signIn());
  return contentOverviewSchema
    .parse(answer)
    .entries.map(({ newest: { kind, state, data } }) => ({ kind, state, data }));
}

async function post(site: Site, cookie: string, revision: Omit<RevisionPost, 'id'>) {
  const body = { id: randomUUID(), ...revision };
  return revisionAnswerSchema.parse(await asked(site, paths.adminContent, cookie, body)).revision;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: false });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const listed = (page: Page, heading: string) => page.getByRole('region', { name: heading });

const group = textGroups.find(({ slug }) => slug === 'about');
const [first, second] = group?.fields ?? [];
if (!group || !first || !second) throw new Error('No texts of the page About');
const atGroup = `/admin/website?open=words/${group.slug}`;

test('hours and a closure published without signal are delivered', async ({
  page,
  context,
  site,
}) => {
  await signedIn(page, '/admin/website');
  await expectAccessible(page);
  await adminPartsKept(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Hours and closures' }).click();
  const hours = listed(page, kindWords.hours.heading);
  await hours.getByRole('link').click();
  await press(page, entryWords.edit);
  await page.getByLabel(fieldWords.hours.opens.label).first().fill('06:30');
  await press(page, entryForm.preview.show);
  await expect(page.getByText(previewWords.changes.after)).toHaveCount(1);
  await expectAccessible(page);
  await press(page, entryForm.publish);
  await expect(hours).toContainText(entryStates.waiting.published);

  await press(page, kindWords.closure.add ?? '');
  await field(page, fieldWords.closure.from.label).fill('2026-12-24');
  await field(page, fieldWords.closure.until.label).fill('2026-12-20');
  await field(page, fieldWords.closure.reason.label).fill('Christmas break');
  await press(page, entryForm.publish);
  await expect(page.getByText('not before the first')).toBeVisible();
  await expectAccessible(page);
  await field(page, fieldWords.closure.until.label).fill('2027-01-05');
  await press(page, entryForm.publish);
  await expect(listed(page, kindWords.closure.heading)).toContainText(
    '24 December 2026 to 5 January 2027',
  );
  await expectAccessible(page);

  await context.setOffline(false);
  await expect.poll(() => stored(site)).toHaveLength(2);
  expect(await stored(site)).toEqual(
    expect.arrayContaining([
      {
        kind: 'hours',
        state: 'published',
        data: {
          weekdays: { opens: '06:30', closes: '18:00' },
          saturday: { opens: '08:00', closes: '16:00' },
        },
      },
      {
        kind: 'closure',
        state: 'published',
        data: { from: '2026-12-24', until: '2027-01-05', reason: 'Christmas break' },
      },
    ]),
  );
  await expect(page.getByText(entryStates.waiting.published)).toHaveCount(0);
});

test('a text that is too long is refused at its field, and nothing typed is lost', async ({
  page,
  site,
}) => {
  await signedIn(page, '/admin/website?list=words');
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(`^${group.title}`) }).click();
  await press(page, entryWords.edit);
  const long = 'x'.repeat(first.max + 1);
  await field(page, first.label).first().fill(long);
  await press(page, entryForm.publish);
  await expect(page.getByText(`At most ${first.max} characters.`)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(field(page, first.label).first()).toHaveValue(long);
  await field(page, first.label).first().fill('Walls that last');
  await press(page, entryForm.preview.show);
  const changes = listed(page, previewWords.changes.heading);
  await expect(changes.getByRole('listitem')).toContainText([first.text]);
  await expect(changes).toContainText('Walls that last');
  await press(page, entryForm.publish);
  await expect
    .poll(() => stored(site))
    .toEqual([
      { kind: 'words', state: 'published', data: { texts: { [first.key]: 'Walls that last' } } },
    ]);
});

test('a page is switched off and on, and the last one stays', async ({ page, site }) => {
  const cookie = await site.signIn();
  const [last, next, ...others] = builtAreaEntries;
  if (!last || !next) throw new Error('Two areas are needed');
  for (const { id: slug } of others) {
    await post(site, cookie, { kind: 'area', slug, base: null, state: 'withdrawn', data: null });
  }
  await signedIn(page, '/admin/website?list=pages');
  const switchOf = (title: string) => page.getByRole('switch', { name: switchWords.label(title) });
  await switchOf(next.label).click();
  await expect(switchOf(next.label)).not.toBeChecked();
  await expect(switchOf(next.label)).toBeEnabled();
  await switchOf(last.label).click();
  await expect(page.getByText('This is the last area.')).toBeVisible();
  await expect(page.getByText('What you wrote is still here')).toHaveCount(0);
  await expect(switchOf(last.label)).toBeChecked();
  await expectAccessible(page);
  await press(page, entryWords.drop.button);
  await switchOf(next.label).click();
  await expect(switchOf(next.label)).toBeChecked();
  const shown = async () =>
    (await stored(site)).filter(({ state }) => state === 'published').map(({ kind }) => kind);
  await expect.poll(shown).toEqual(['area']);
});

test('the office saves a draft of what an owner then publishes', async ({
  page,
  context,
  site,
}) => {
  const cookie = await site.signIn();
  const invitation = { name: 'Priya', email: 'priya@example.com', role: 'office' };
  const url = `${paths.adminPeople}/invitations`;
  const { path } = invitedSchema.parse(await asked(site, url, cookie, invitation));
  const data = { token: path.split('#')[1] ?? '', password: 'a long brass lantern' };
  await context.request.post(`${site.url}${paths.adminLinks}/use`, { data });
  await page.goto(atGroup);
  await press(page, entryWords.edit);
  await field(page, second.label).first().fill('Written in the office');
  await expect(page.getByRole('button', { name: entryForm.publish, exact: true })).toHaveCount(0);
  await press(page, entryForm.saveDraft);
  const draft = { kind: 'words', data: { texts: { [second.key]: 'Written in the office' } } };
  await expect.poll(() => stored(site)).toEqual([{ ...draft, state: 'draft' }]);

  await context.clearCookies();
  await signedIn(page, atGroup);
  await expect(page.getByText(entryStates.draftOverLive)).toBeVisible();
  await press(page, entryWords.edit);
  await expect(field(page, second.label).first()).toHaveValue('Written in the office');
  await press(page, entryForm.publish);
  await expect.poll(() => stored(site)).toEqual([{ ...draft, state: 'published' }]);
});

test('of two people who change the same texts the second is told', async ({ page, site }) => {
  await signedIn(page, atGroup);
  await press(page, entryWords.edit);
  await field(page, first.label).first().fill('The second version');
  const { slug } = group;
  const data = { texts: { [first.key]: 'The first version' } };
  const other = { kind: 'words', slug, base: null, state: 'published', data } as const;
  await post(site, await site.signIn(), other);
  await press(page, entryForm.publish);
  await page.goto(atGroup);
  await expect(page.getByText(entryWords.overtaken.title)).toBeVisible();
  await expectAccessible(page);
  await press(page, entryWords.overtaken.button);
  await expect(page.getByText(entryWords.overtaken.title)).toHaveCount(0);
});

test('a picture of the gallery is published in its shape', async ({ page, site }) => {
  await signedIn(page, '/admin/website?list=gallery');
  await press(page, kindWords.gallery.add ?? '');
  await press(page, entryForm.publish);
  await expect(page.getByText(entryForm.problems.picture)).toBeVisible();
  const upright = sharp({ create: { width: 900, height: 1200, channels: 3, background: 'tan' } });
  const buffer = await upright.jpeg().toBuffer();
  await page
    .getByLabel(pictureWords.pick.first(galleryPictureWords.name))
    .setInputFiles({ name: 'arch.jpg', mimeType: 'image/jpeg', buffer });
  await field(page, fieldWords.gallery.caption.label).fill('Arch on its centring');
  await field(page, fieldWords.gallery.alt.label).fill('A round arch of three rings');
  await expectAccessible(page);
  await press(page, entryForm.publish);
  const published = async () => (await stored(site)).map(({ kind, data }) => ({ kind, data }));
  const picture = { width: 900, height: 1200, alt: 'A round arch of three rings' };
  // The server converts it before it answers.
  await expect
    .poll(published, CONVERTED)
    .toMatchObject([{ kind: 'gallery', data: { caption: 'Arch on its centring', picture } }]);
});

test('the place of the firm is that of the phone, if it may say so', async ({ page, context }) => {
  await context.setGeolocation({ latitude: -33.7969, longitude: 151.285 });
  await signedIn(page, '/admin/website?open=business/business');
  await press(page, entryWords.edit);
  await press(page, locationWords.button);
  await expect(page.getByText(locationWords.refused)).toBeVisible();
  await expectAccessible(page);
  await context.grantPermissions(['geolocation']);
  await press(page, locationWords.button);
  await expect(page.getByText(locationWords.done)).toBeVisible();
  await expect(field(page, fieldWords.business.latitude.label)).toHaveValue('-33.7969');
  await expect(field(page, fieldWords.business.longitude.label)).toHaveValue('151.2850');
});
