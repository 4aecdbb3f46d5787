import { expect, it } from 'vitest';
import { gallery, galleryTexts } from '#content/gallery.ts';

it('the sample’s gallery shows eighteen pictures, and says what is not available', () => {
  expect(gallery).toHaveLength(18);
  expect(galleryTexts.unavailable).toBe('Image unavailable');
});
