import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { entryWords } from '../../src/content/admin/website/entry.ts';
import { entryForm } from '../../src/content/admin/website/form.ts';
import { fieldWords, kindWords } from '../../src/content/admin/website/kinds.ts';
import {
  focusWords,
  galleryPictureWords,
  pictureWords,
  previewWords,
} from '../../src/content/admin/website/pictures.ts';
import { contentOverviewSchema } from '../../src/contract/admin/content.ts';
import { paths } from '../../src/contract/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import type { Site } from '../support/site.ts';
import { expect, signedIn, test } from './admin-set-up.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(180_000);

/** Pages are rendered, and pictures converted, by processes of their own, which a busy machine starts late. */
const RENDERED = { timeout: 60_000 };

const press = (name: string) => ({ name, exact: true });

/** The focal points of the gallery's pictures that are published. */
async function stored(site: Site) {
  const headers = { cookie: await site.signIn() };
  const answer = await fetch(`${site.url}${paths.adminContent}`, { headers });
  return contentOverviewSchema
    .parse(await answer.json())
    .entries.map(({ live }) =>
      live?.kind === 'gallery' ? (live.data?.picture.focus ?? null) : undefined,
    );
}

/** Begins a picture of the gallery with an upright photograph. */
async function pickPicture(page: Page): Promise<void> {
  await signedIn(page, '/admin/website?list=gallery');
  await page.getByRole('button', press(kindWords.gallery.add ?? '')).click();
  const upright = sharp({ create: { width: 900, height: 1200, channels: 3, background: 'tan' } });
  await page.getByLabel(pictureWords.pick.first(galleryPictureWords.name)).setInputFiles({
    name: 'arch.jpg',
    mimeType: 'image/jpeg',
    buffer: await upright.jpeg().toBuffer(),
  });
}

const pointOf = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${focusWords.heading}`) });

/** Waits until the focal point is so many per cent across and down. */
const expectAt = (page: Page, across: number, down: number) =>
  expect(pointOf(page)).toHaveAccessibleName(
    `${focusWords.heading}: ${pictureWords.align.position(across, down)}`,
  );

test('the focal point of a picture is moved with the keyboard and by a tap, and pages crop around it', async ({
  page,
  site,
}) => {
  await pickPicture(page);
  const point = pointOf(page);
  const at = (across: number, down: number) => expectAt(page, across, down);
  await at(50, 50);
  await expectAccessible(page);

  // The crops of a phone and of a computer.
  const region = page.getByRole('region', { name: focusWords.heading });
  const crops = region.getByRole('figure').locator('canvas');
  await expect(crops).toHaveCount(2);
  await expect(crops.first()).toHaveCSS('object-position', '50% 50%');
  for (let step = 0; step < 5; step += 1) await point.press('Shift+ArrowUp');
  await point.press('ArrowRight');
  await at(50, 40);
  for (const crop of await crops.all())
    await expect(crop).toHaveCSS('object-position', '50.25% 40%');

  await region.getByRole('button', press(focusWords.reset)).press('Enter');
  await at(50, 50);
  const board = region.locator('canvas').first();
  const box = await board.boundingBox();
  if (box === null) throw new Error('The picture is not shown.');
  await board.click({ position: { x: box.width / 2, y: box.height / 4 } });
  await at(50, 25);
  await expectAccessible(page);

  await page.getByLabel(fieldWords.gallery.caption.label).fill('Arch on its centring');
  await page.getByLabel(fieldWords.gallery.alt.label).fill('A round arch of three rings');
  await page.reload();
  await at(50, 25);
  await page.getByRole('button', press(entryForm.preview.show)).click();
  await expect(page.getByText(focusWords.changes)).toBeVisible();
  await page.getByRole('button', press(entryForm.publish)).click();
  await expect
    .poll(() => stored(site), RENDERED)
    .toEqual([{ x: expect.closeTo(0.5, 2), y: expect.closeTo(0.25, 2) }]);
  const [focus] = await stored(site);

  // Edited again, it is where it was; the middle needs no word.
  const list = page.getByRole('region', { name: kindWords.gallery.heading });
  await list.getByRole('link', { name: /^Arch on its centring/ }).click();
  await page.getByRole('button', press(entryWords.edit)).click();
  await at(50, 25);
  await page.getByRole('button', press(entryForm.preview.show)).click();
  await expect(page.getByText(previewWords.changes.none)).toBeVisible();

  const position = `${(focus?.x ?? 0) * 100}% ${(focus?.y ?? 0) * 100}%`;
  await expect(async () => {
    await page.goto(site.url);
    const shown = page.getByRole('img', { name: 'A round arch of three rings' });
    await expect(shown).toHaveCSS('object-position', position, { timeout: 2_000 });
  }).toPass(RENDERED);
});

for (const by of ['a mouse', 'a finger'] as const) {
  test(`the focal point follows ${by} that drags it, no further than the picture, and the page stays where it is`, async ({
    page,
  }) => {
    await pickPicture(page);
    await expectAt(page, 50, 50);
    const board = page.getByRole('region', { name: focusWords.heading }).locator('canvas').first();
    await board.scrollIntoViewIfNeeded();
    const box = await board.boundingBox();
    if (box === null) throw new Error('The picture is not shown.');
    const place = (across: number, down: number) => ({
      x: box.x + box.width * across,
      y: box.y + box.height * down,
    });
    const scrolled = await page.evaluate(() => scrollY);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const start = place(0.5, 0.5);
    const path = [place(0.45, 0.4), place(0.3, 0.2), place(0.25, -0.2)];
    if (by === 'a mouse') {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      for (const { x, y } of path) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    } else {
      await touch('touchStart', start);
      for (const at of path) await touch('touchMove', at);
      await touch('touchEnd');
    }
    await expectAt(page, 25, 0);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
}
