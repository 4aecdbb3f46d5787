import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  focusWords,
  galleryPictureWords,
  pictureWords,
} from '../../src/content/admin/website/pictures.ts';
import { expect } from './admin-set-up.ts';

/** Gives a page a picture, after a file that is none; its focal point is moved to the left by a tenth. */
export async function addPicture(page: Page): Promise<void> {
  const { first, other } = pictureWords.pick;
  const picker = (pick: typeof first) =>
    page.getByLabel(pick(galleryPictureWords.name), { exact: true });
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg' };
  const hostile = Buffer.from('<!doctype html><script>alert(1)</script>');
  await picker(first).setInputFiles({ ...photo, buffer: hostile });
  await expect(page.getByText(pictureWords.problems.broken)).toBeVisible();
  const upright = sharp({ create: { width: 900, height: 1200, channels: 3, background: 'tan' } });
  await picker(first).setInputFiles({ ...photo, buffer: await upright.jpeg().toBuffer() });
  await expect(picker(other)).toBeAttached();
  const point = page.getByRole('button', { name: new RegExp(`^${focusWords.heading}`) });
  await point.press('Shift+ArrowLeft');
  await point.press('Shift+ArrowLeft');
}
