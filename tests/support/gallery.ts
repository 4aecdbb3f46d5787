import { expect, type Locator, type Page } from '@playwright/test';
import { galleryTexts } from '../../src/content/gallery.ts';

/** The row of pictures on the home page. */
export const strip = (page: Page) =>
  page.getByRole('group', { name: galleryTexts.label, exact: true });

/** Its pictures, each a link to its largest file. */
export const pictures = (page: Page) => strip(page).getByRole('link');

/** Opens the home page with the script of its gallery at work. */
export async function openGallery(page: Page): Promise<void> {
  await page.goto('/');
  await strip(page).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await expect.poll(() => pictures(page).first().evaluate(isAlive)).toBe(true);
}

/** React leaves a mark on an element once it has hydrated it. */
export function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

/** Whether an image has got its picture. */
export const hasPicture = (image: Locator) =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0);
