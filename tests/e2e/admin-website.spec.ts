import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { entryWords } from '../../src/content/admin/website/entry.ts';
import { entryForm } from '../../src/content/admin/website/form.ts';
import { fieldWords, kindWords } from '../../src/content/admin/website/kinds.ts';
import { pictureWords } from '../../src/content/admin/website/pictures.ts';
import { entryStates, websiteScreen } from '../../src/content/admin/website/screen.ts';
import { contentOverviewSchema, revisionHistorySchema } from '../../src/contract/admin/content.ts';
import { paths } from '../../src/contract/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { adminPartsKept } from '../support/hero.ts';
import { NETWORK_DOWN } from '../support/network-down.ts';
import type { Site } from '../support/site.ts';
import { expect, REFUSED, signedIn, test as base } from './admin-set-up.ts';

const test = base.extend({ expectedErrors: async ({}, use) => use([NETWORK_DOWN, REFUSED]) });

test.setTimeout(120_000);

const { names, pick, align } = pictureWords;

/** A wall with two marks, photographed from a place of its own: `shift` in px of 1,600 x 1,200. */
async function photo(name: string, colour: string, shift: number) {
  const mark = (x: number) => `<rect x="${x}" y="500" width="60" height="60" fill="black"/>`;
  const wall = `<svg width="1600" height="1200"><rect width="1600" height="1200" fill="${colour}"/>${mark(400 + shift)}${mark(1100 + shift)}</svg>`;
  const buffer = await sharp(Buffer.from(wall)).jpeg({ quality: 90 }).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Pages are rendered, and pictures converted, by processes of their own, which a busy machine starts late. */
const RENDERED = { timeout: 45_000 };

const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first();

async function api(site: Site, path: string): Promise<unknown> {
  const headers = { cookie: await site.signIn() };
  return (await fetch(`${site.url}${path}`, { headers })).json();
}

const overviewOf = async (site: Site) =>
  contentOverviewSchema.parse(await api(site, paths.adminContent));

test('a project photographed and published without signal arrives once, cropped alike', async ({
  page,
  context,
  site,
}) => {
  await signedIn(page, '/admin/website?list=projects');
  const projects = page.getByRole('region', { name: kindWords.project.heading });
  await expect(projects.getByRole('listitem').first()).toContainText(entryStates.live);
  await expectAccessible(page);
  await adminPartsKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(websiteScreen.offline.text)).toBeVisible();

  await page.getByRole('button', { name: kindWords.project.add ?? '' }).click();
  await page.getByLabel(pick.first(names.before)).setInputFiles(await photo('a.jpg', 'gray', 0));
  await page.getByLabel(pick.first(names.after)).setInputFiles(await photo('b.jpg', 'tan', 160));
  await field(page, fieldWords.project.title.label).fill('Garden wall');
  await field(page, fieldWords.project.location.label).fill('Balmain');

  // Nothing is complete yet: said at the fields, and nothing is lost by a reload.
  await page.getByRole('button', { name: entryForm.publish }).click();
  await expect(page.getByText(entryForm.problems.category)).toBeVisible();
  await expect(page.getByText(entryForm.problems.alignment)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(field(page, fieldWords.project.title.label)).toHaveValue('Garden wall');
  await expect(page.getByLabel(pictureWords.alt.label(names.after))).toHaveValue(
    'After: Garden wall in Balmain',
  );

  // The second picture shows everything a tenth further to the right.
  for (const letter of ['A', 'B']) {
    const point = page.getByRole('button', { name: align.point(names.after, letter) });
    for (let step = 0; step < 5; step += 1) await point.press('Shift+ArrowRight');
  }
  await page.getByRole('button', { name: align.use }).click();
  await expect(page.getByText(align.done)).toBeVisible();
  await field(page, fieldWords.project.year.label).fill('2026');
  await field(page, fieldWords.project.category.label).selectOption({ index: 1 });
  await field(page, fieldWords.project.summary.label).fill('It leaned. We rebuilt it.');
  await page.getByRole('button', { name: entryForm.preview.show }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: entryForm.publish }).click();
  const row = projects.getByRole('listitem').filter({ hasText: 'Garden wall' });
  await expect(row).toContainText(entryStates.waiting.published);

  await page.close();
  const again = await context.newPage();
  await again.goto('/admin/website?list=projects');
  await expect(again.getByText(entryStates.waiting.published)).toBeVisible();
  await context.setOffline(false);
  await expect(again.getByText(entryStates.waiting.published)).toHaveCount(0, RENDERED);
  const slugs = async () => (await overviewOf(site)).entries.map(({ slug }) => slug);
  await expect.poll(slugs).toEqual(['garden-wall-balmain-2026']);
  const { entries } = await overviewOf(site);
  const live = entries[0]?.live;
  if (live?.kind !== 'project' || !live.data) throw new Error('No project is live');
  expect(live.data).toMatchObject({ title: 'Garden wall', year: 2026 });
  const { before, after } = live.data;
  // What both show is 1,440 px wide.
  for (const picture of [before, after]) {
    expect([picture.width, picture.height]).toEqual([1440, 960]);
  }
  const history = `${paths.adminContent}/project/garden-wall-balmain-2026/revisions`;
  const { revisions } = revisionHistorySchema.parse(await api(site, history));
  expect(revisions).toHaveLength(1);
});

test('an entry of the build is edited, taken off the website and put back', async ({
  page,
  site,
}) => {
  await signedIn(page, '/admin/website?list=projects');
  const projects = page.getByRole('region', { name: kindWords.project.heading });
  const first = projects.getByRole('listitem').first();
  const title = (await first.locator('a span span').first().textContent()) ?? '';
  await first.getByRole('link').click();
  await page.getByRole('button', { name: entryWords.edit, exact: true }).click();
  await field(page, fieldWords.project.title.label).fill('Renamed by its owner');
  await page.getByRole('button', { name: entryForm.publish }).click();
  const renamed = projects.getByRole('listitem').filter({ hasText: 'Renamed by its owner' });
  await expect(renamed).toContainText(entryStates.live, RENDERED);
  await renamed.getByRole('link').click();
  await expect(page.getByText(entryWords.history.current)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: entryWords.take.button }).click();
  const { confirm } = entryWords.take.ask('');
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('status').getByText(entryStates.off, { exact: true })).toBeVisible(
    RENDERED,
  );
  await page
    .getByRole('button', { name: `${entryWords.history.restore}: ${entryWords.history.original}` })
    .click();
  const stored = async () => {
    const { entries } = await overviewOf(site);
    return entries.map(({ newest, live }) => [
      newest.state,
      live?.kind === 'project' ? live.data?.title : undefined,
    ]);
  };
  await expect.poll(stored).toEqual([['published', title]]);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('an entry that two tabs edit asks which version stays, and keeps what was typed until then', async ({
  page,
  context,
}) => {
  const title = (tab: Page) => field(tab, fieldWords.testimonial.title.label);
  const told = (tab: Page) => tab.getByRole('alert').filter({ hasText: entryForm.otherTab.title });
  const list = '/admin/website?list=testimonials';
  const listed = (tab: Page, name: string) =>
    tab.getByRole('listitem').filter({ hasText: name }).getByRole('link');
  await signedIn(page, list);
  const other = await context.newPage();
  await other.goto(list);
  await page.getByRole('button', { name: kindWords.testimonial.add ?? '' }).click();
  await title(page).fill('First');
  await listed(other, 'First').click();
  await title(other).fill('Theirs');
  await other.getByRole('button', { name: entryForm.cancel }).click();
  await expect(listed(other, 'Theirs')).toBeVisible();

  await title(page).fill('Mine');
  await expect(told(page)).toBeVisible();
  await expect(title(page)).toHaveValue('Mine');
  await expect(page.getByRole('button', { name: entryForm.publish })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: entryForm.otherTab.keep }).click();
  await expect(told(page)).toBeHidden();

  await listed(other, 'Mine').click();
  await title(page).fill('Mine again');
  await page.getByRole('button', { name: entryForm.cancel }).click();
  await expect(listed(page, 'Mine again')).toBeVisible();
  await title(other).fill('Too late');
  await expect(told(other)).toBeVisible();
  await other.getByRole('button', { name: entryForm.otherTab.load }).click();
  await expect(title(other)).toHaveValue('Mine again');
  await expect(told(other)).toBeHidden();
});
