import { describe, expect, it } from 'vitest';
import { homePictures } from '#features/gallery/home/home-pictures.ts';
import { formatOf, slidesOf } from '#features/gallery/lightbox/slides.ts';
import { enlargedWidths, smallest, widthsInPage } from '#features/gallery/widths.ts';

const file = {
  name: 'gallery-chimney',
  hash: '0123abcd',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Chimney',
  placeholder: 'linear-gradient(#cba,#a98,#765)',
} as const;

describe('the widths of a picture', () => {
  it('in the page are the smallest alone on a slow connection, and all on a fast one', () => {
    expect(widthsInPage(file, 'slow')).toEqual([480]);
    expect(widthsInPage(file, 'medium')).toEqual([480, 960]);
    expect(widthsInPage(file, 'fast')).toEqual([480, 960, 1440]);
  });

  it('enlarged stop short of the widest on a slow connection', () => {
    expect(enlargedWidths(file, 'slow')).toEqual([480, 960]);
    expect(enlargedWidths(file, 'fast')).toEqual([480, 960, 1440]);
  });

  it('are never none, however wide the narrowest file is', () => {
    const wide = { ...file, widths: [1200, 2400] };
    expect(smallest(wide)).toBe(1200);
    expect(widthsInPage(wide, 'slow')).toEqual([1200]);
    expect(enlargedWidths(wide, 'slow')).toEqual([1200]);
  });
});

describe('the slides of the lightbox', () => {
  it('are all eighteen, in every width, each with its own proportions', () => {
    const slides = slidesOf(homePictures, 'avif', 'fast');
    expect(slides).toHaveLength(18);
    for (const [index, slide] of slides.entries()) {
      const picture = homePictures[index]?.file;
      expect(slide.alt).toBe(picture?.alt);
      expect(slide.srcSet?.map(({ width }) => width)).toEqual(picture?.widths);
      for (const { src, width, height } of slide.srcSet ?? []) {
        expect(src).toMatch(new RegExp(`-${width}\\.avif$`));
        expect(width / height).toBeCloseTo((picture?.width ?? 0) / (picture?.height ?? 1), 2);
      }
    }
  });

  it('come in the format that the browser chose for the small picture', () => {
    expect(formatOf('https://example.com/pictures/a.0123abcd-480.avif')).toBe('avif');
    expect(formatOf('https://example.com/pictures/a.0123abcd-480.webp')).toBe('webp');
    expect(formatOf(undefined)).toBe('webp');
  });
});
