import type { Page } from '@playwright/test';
import { gallery, galleryTexts } from '../../../src/content/gallery.ts';
import { projectFilters, projects, projectsOf } from '../../../src/content/projects/index.ts';
import { projectsPage } from '../../../src/content/projects/page.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { hasPicture, isAlive, openGallery, pictures, strip } from '../../support/gallery.ts';

const { viewer } = projectsPage;

/** A kind of work with projects to turn through, and not all of them. */
const several = projectFilters
  .slice(1)
  .reduce((most, kind) => (kind.count > most.count ? kind : most));
const WIDE = { width: 1440, height: 900 };

const next = (page: Page) => page.getByRole('button', { name: galleryTexts.next });
const previous = (page: Page) => page.getByRole('button', { name: galleryTexts.previous });
const scrolled = (page: Page) => strip(page).evaluate((element) => element.scrollLeft);
const cards = (page: Page) => page.locator('#projects ol > li:visible');
const titles = (page: Page) => cards(page).getByRole('heading');
const titlesOf = (kind: string) => projectsOf(kind).map(({ title }) => title);
const compare = (page: Page) => page.getByRole('link', { name: viewer.open });
const filter = (page: Page, label: string) =>
  page.getByRole('radio', { name: new RegExp(`^${label} \\(`) });

/** Whether an element is what is seen at its middle. */
function inFront(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}

/** Opens the projects page with its script at work, which begins with the visitor's first move. */
async function openProjects(page: Page): Promise<void> {
  await page.goto('/projects');
  await wake(page);
}

async function wake(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1);
  await expect.poll(() => compare(page).first().evaluate(isAlive)).toBe(true);
}

test.describe('the home gallery', () => {
  test('moves by 320 px a press and disables its buttons at the ends', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page);
    await expect(previous(page)).toBeDisabled();
    let position = 0;
    for (let step = 1; step < gallery.length; step += 1) {
      await next(page).click();
      position += 320;
      await expect.poll(() => scrolled(page)).toBeCloseTo(position, 0);
    }
    await expect(next(page)).toBeDisabled();
    await expect(strip(page)).toBeFocused();
    await previous(page).click();
    await expect.poll(() => scrolled(page)).toBeCloseTo(position - 320, 0);
    await expect(next(page)).toBeEnabled();
  });

  test('counts a second press from where the first one leads', async ({ page }) => {
    await openGallery(page);
    await next(page).dblclick();
    await expect.poll(() => scrolled(page)).toBeCloseTo(640, 0);
  });

  test('knows its ends after the window has changed its size', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page);
    await strip(page).evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await expect(next(page)).toBeDisabled();
    await page.setViewportSize(WIDE);
    // Laid out again, its end is a whole number of steps from its start.
    await expect
      .poll(() =>
        strip(page).evaluate((element) => {
          element.scrollTo(element.scrollWidth, 0);
          return element.scrollLeft % 320;
        }),
      )
      .toBeCloseTo(0, 0);
    await expect(next(page)).toBeDisabled();
    const end = await scrolled(page);
    await previous(page).click();
    await expect.poll(() => scrolled(page)).toBeCloseTo(end - 320, 0);
    await expect(next(page)).toBeEnabled();
  });

  test('opens a picture, turns to the next, wraps around, and gives the focus back on Escape, pressed while it grows or not', async ({
    page,
  }) => {
    await openGallery(page);
    const pressed = pictures(page).nth(2);
    await pressed.press('Enter');
    const lightbox = page.getByRole('dialog', { name: galleryTexts.label });
    await expect(lightbox).toContainText(galleryTexts.position(3, gallery.length));
    await page.keyboard.press('ArrowRight');
    await expect(lightbox).toContainText(galleryTexts.position(4, gallery.length));
    await expect(lightbox).toContainText(gallery[3]?.caption ?? '');
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await expect(pressed).toBeFocused();
    await expect(page).toHaveURL(/\/$/);

    await test.step('wraps around', async () => {
      await pictures(page).first().click();
      await lightbox.getByRole('button', { name: galleryTexts.lightboxPrevious }).click();
      await expect(lightbox).toContainText(galleryTexts.position(gallery.length, gallery.length));
      await page.keyboard.press('Escape');
      await expect(lightbox).toBeHidden();
    });

    await test.step('a press while the picture grows does not take the keys', async () => {
      await pictures(page).first().click();
      await expect(lightbox).toBeVisible();
      await page.mouse.click(200, 100);
      await page.keyboard.press('Escape');
      await expect(lightbox).toBeHidden();
      await expect(pictures(page).first()).toBeFocused();
    });
  });

  test('closes the lightbox by ×, by a press beside the picture and by the way back', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page);
    const lightbox = page.getByRole('dialog', { name: galleryTexts.label });
    const ways = [
      () => lightbox.getByRole('button', { name: galleryTexts.close }).click(),
      () => page.mouse.click(200, 100),
      () => page.mouse.click(40, 20),
      () => page.goBack(),
    ];
    for (const close of ways) {
      await pictures(page).first().click();
      await expect(lightbox.getByRole('img', { name: /^Front door/ })).toBeVisible();
      await close();
      await expect(lightbox).toBeHidden();
      await expect(pictures(page).first()).toBeFocused();
      await expect(page).toHaveURL(/\/$/);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture of the home gallery leads to its largest file', async ({ page }) => {
    await page.goto('/');
    await expect(pictures(page)).toHaveCount(gallery.length);
    for (const link of await pictures(page).all()) {
      expect((await page.request.get((await link.getAttribute('href')) ?? '')).ok()).toBe(true);
    }
    await expect(next(page)).toBeHidden();
  });

  test('every project shows before beside after, and the filters those of a kind', async ({
    page,
  }) => {
    await page.goto('/projects');
    await expect(cards(page)).toHaveCount(projects.length);
    for (const card of await cards(page).all()) {
      const before = await card.getByRole('img', { name: /^Before/ }).boundingBox();
      const after = await card.getByRole('img', { name: /^After/ }).boundingBox();
      expect(before?.y).toBe(after?.y);
      expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0);
    }
    await expect(compare(page).first()).toBeHidden();
    for (const { id, label } of [...projectFilters].reverse()) {
      await filter(page, label).check();
      await expect(titles(page)).toHaveText(titlesOf(id));
    }
  });
});

test.describe('the projects gallery', () => {
  test('shows what each filter counts, in the address, with back and forward', async ({ page }) => {
    await openProjects(page);
    for (const { id, label, count } of projectFilters.slice(1)) {
      await filter(page, label).check();
      await expect(filter(page, label)).toHaveAccessibleName(`${label} (${count})`);
      await expect(page).toHaveURL(new RegExp(`show=${id}$`));
      await expect(titles(page)).toHaveText(titlesOf(id));
    }
    const [before, last] = projectFilters.slice(-2);
    await page.goBack();
    await expect(cards(page)).toHaveCount(before?.count ?? 0);
    await expect(filter(page, before?.label ?? '')).toBeChecked();
    await page.goForward();
    await expect(cards(page)).toHaveCount(last?.count ?? 0);
    await filter(page, 'All Work').check();
    await expect(cards(page)).toHaveCount(projects.length);
    await expect(page).toHaveURL(/\/projects$/);

    await test.step('and the page does not jump', async () => {
      const radio = filter(page, several.label);
      await radio.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => {
        scrollBy({ top: 120, behavior: 'instant' });
        return scrollY;
      });
      expect(before).toBeGreaterThan(0);
      await radio.dispatchEvent('click');
      await expect(cards(page)).toHaveCount(several.count);
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  });

  test('opens a shared address with its filter, and turns through its projects only', async ({
    page,
  }) => {
    await page.goto(`/projects?show=${several.id}`);
    await expect(cards(page)).toHaveCount(several.count);
    await expect(filter(page, several.label)).toBeChecked();
    await wake(page);
    await compare(page).first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: viewer.previous }).click();
    await expect(sheet).toContainText(viewer.position(several.count, several.count));
  });

  test('chooses by the arrow keys, and shows where the focus is', async ({ page }) => {
    await openProjects(page);
    const [all, first] = projectFilters;
    await filter(page, all?.label ?? '').press('ArrowRight');
    await expect(filter(page, first?.label ?? '')).toBeFocused();
    await expect(titles(page)).toHaveText(titlesOf(first?.id ?? ''));
    await expect(page).toHaveURL(new RegExp(`show=${first?.id}$`));
    const label = page.locator('#projects label').filter({ hasText: first?.label ?? '' });
    await expect(label).toHaveCSS('outline-style', 'solid');
    await expectAccessible(page, '#projects');
  });

  test('answers a filter by its style alone: the cards stay as they are rendered', async ({
    page,
  }) => {
    await openProjects(page);
    await page.locator('#projects ol').evaluate((list) => {
      Reflect.set(globalThis, 'changes', 0);
      new MutationObserver((changes) => Reflect.set(globalThis, 'changes', changes.length)).observe(
        list,
        { attributes: true, childList: true, subtree: true },
      );
    });
    await filter(page, several.label).check();
    await expect(page).toHaveURL(new RegExp(`show=${several.id}$`));
    await expect(page.getByRole('status').filter({ hasText: several.label })).toBeAttached();
    await expect(titles(page)).toHaveText(titlesOf(several.id));
    expect(await page.evaluate(() => Reflect.get(globalThis, 'changes'))).toBe(0);
  });

  test('keeps a filter chosen before the site has started, without a jump', async ({ page }) => {
    await page.addInitScript(() => {
      // The kinds of the projects that are seen, at every change.
      const seen: string[] = [];
      Reflect.set(globalThis, 'seen', seen);
      const look = () => {
        const shown = Array.from(document.querySelectorAll<HTMLElement>('#projects ol > li'))
          .filter((card) => card.checkVisibility())
          .map((card) => card.dataset['kind']);
        const kinds = [...new Set(shown)].join(' ');
        if (kinds !== '' && seen.at(-1) !== kinds) seen.push(kinds);
        requestAnimationFrame(look);
      };
      look();
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/projects', { waitUntil: 'commit' });
    const [, passed] = projectFilters.filter(({ id }) => id !== several.id);
    await filter(page, passed?.label ?? '').check();
    await expect(titles(page)).toHaveText(titlesOf(passed?.id ?? ''));
    await filter(page, several.label).check();
    await expect(titles(page)).toHaveText(titlesOf(several.id));
    resolve();
    await expect(page).toHaveURL(new RegExp(`show=${several.id}$`), { timeout: 30_000 });
    await expect(filter(page, several.label)).toBeChecked();
    await page.goBack();
    await expect(filter(page, 'All Work')).toBeChecked();
    const everything = [...new Set(projects.map(({ category }) => category))].join(' ');
    const seen: string[] = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
    // Before, a page that is still arriving shows its first cards only.
    expect(seen.slice(-4)).toEqual([everything, passed?.id, several.id, everything]);
  });

  test('wraps around in the viewer, gives the focus back, and compares by keyboard, by pointer and by two buttons', async ({
    page,
  }) => {
    await openProjects(page);
    const count = projects.length;
    await compare(page).first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText(viewer.position(1, count));
    await sheet.getByRole('button', { name: viewer.previous }).click();
    await expect(sheet).toContainText(viewer.position(count, count));
    await expect(sheet.getByRole('heading')).toHaveText(projects.at(-1)?.title ?? '');
    await sheet.getByRole('button', { name: viewer.next }).click();
    await expect(sheet).toContainText(viewer.position(1, count));
    const third = projects[2];
    await sheet
      .getByRole('list', { name: viewer.thumbnails })
      .getByRole('button', { name: `${third?.title}, ${third?.location}` })
      .click();
    await expect(sheet).toContainText(viewer.position(3, count));
    await expect(sheet).toContainText(String(third?.year));
    await expect(page).toHaveURL(new RegExp(`project=${third?.id}$`));
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(compare(page).first()).toBeFocused();

    await compare(page).nth(1).click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/projects$/);

    await compare(page).first().click();
    const line = sheet.getByRole('slider', { name: viewer.compare });
    await expect(line).toHaveAttribute('aria-valuetext', viewer.compareValue(50));
    await line.press('ArrowRight');
    await expect(line).toHaveAttribute('aria-valuetext', viewer.compareValue(51));
    const box = await sheet.getByRole('img', { name: /^Before/ }).boundingBox();
    if (!box) throw new Error('the drawing is not laid out');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width / 2, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width, middle, { steps: 4 });
    await page.mouse.up();
    await expect(line).toHaveValue('100');
    await sheet.getByRole('button', { name: viewer.showAfter }).click();
    await expect(line).toHaveValue('0');
    await sheet.getByRole('button', { name: viewer.showBefore }).click();
    await expect(line).toHaveValue('100');
  });

  test('opens a project by its address, and closes it', async ({ page }) => {
    const wanted = projects[4];
    await page.goto(`/projects?project=${wanted?.id}`);
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading')).toHaveText(wanted?.title ?? '');
    await sheet.getByRole('button', { name: viewer.close }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/projects$/);
  });
});

test.describe('a broken picture', () => {
  test('is stood in for, and where nothing can, its place says so', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    const gone = { status: 404, body: '' };
    await page.route('**/pictures/gallery-sandstone-terrace.*', (route) => route.fulfill(gone));
    await openGallery(page);
    const first = pictures(page).first();
    await expect(first.getByRole('img')).toHaveAttribute('src', /\/pictures\/fallback\./);
    await expect.poll(() => hasPicture(first.getByRole('img'))).toBe(true);
    await expect(first.locator('picture')).not.toHaveAttribute('data-unavailable');

    await page.route('**/pictures/fallback.*', (route) => route.fulfill(gone));
    await openGallery(page);
    const picture = first.locator('picture');
    await expect(picture).toHaveAttribute('data-unavailable', galleryTexts.unavailable);
  });

  test('is said in the lightbox too, readably over its stand-in', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    await page.route('**/pictures/**', (route) => route.fulfill({ status: 404, body: '' }));
    await openGallery(page);
    await pictures(page).first().click();
    const slide = page.getByRole('dialog').getByRole('group', { name: /^Picture 1 of/ });
    const words = slide.getByText(galleryTexts.unavailable);
    await expect(words).toBeVisible();
    await expect.poll(() => words.evaluate(inFront)).toBe(true);
    // Nothing of the picture shines through: its colours may be those of the words.
    await expect(words).toHaveCSS('background-color', /^rgb\(/);
    await expectAccessible(page, '[role="dialog"]');
  });
});

test('data saving asks for the smallest pictures only', async ({ page }) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = /\/pictures\/(gallery-.*)$/.exec(request.url())?.[1];
    if (file) asked.push(file);
  });
  await openGallery(page);
  for (const picture of await pictures(page).all()) await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => new Set(asked).size).toBe(gallery.length);
  expect(asked.filter((file) => !file.includes('-480.'))).toEqual([]);
});
