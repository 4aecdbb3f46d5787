import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pictures } from '#content/pictures/all.ts';
import { catalogue, shareCards, shareUrl } from '#content/pictures/catalogue.ts';
import { pictureUrl } from '#content/pictures/url.ts';

const root = fileURLToPath(new URL('../../../../public', import.meta.url));
const bytes = async (url: string): Promise<number> => (await stat(`${root}${url}`)).size;

describe('the pictures in the repository', () => {
  it('are those of the catalogue, in its order, with its words', () => {
    expect(pictures.map(({ name, alt }) => [name, alt])).toEqual(
      catalogue.map(({ name, alt }) => [name, alt]),
    );
  });

  it('exist in every width and both formats, the smallest within 22 KB', async () => {
    const files = pictures.flatMap((picture) =>
      picture.widths.flatMap((width) =>
        (['avif', 'webp'] as const).map((format) => pictureUrl(picture, width, format)),
      ),
    );
    const sizes = await Promise.all(files.map(bytes));
    expect(files.filter((_file, i) => (sizes[i] ?? 0) < 500)).toEqual([]);
    expect(files.filter((file, i) => file.includes('-480.') && (sizes[i] ?? 0) > 22_000)).toEqual(
      [],
    );
  });

  it('can all be kept on a phone: the small AVIFs come to at most 1,150 KB', async () => {
    const kept = pictures.filter((picture) => picture.name !== 'fallback');
    const sizes = await Promise.all(kept.map((picture) => bytes(pictureUrl(picture, 480, 'avif'))));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_150_000);
  });

  it('lie alone in their folder: no file of an earlier run is left', async () => {
    const expected = pictures.flatMap((picture) =>
      picture.widths.flatMap((width) =>
        (['avif', 'webp'] as const).map((format) =>
          pictureUrl(picture, width, format).slice('/pictures/'.length),
        ),
      ),
    );
    expect((await readdir(`${root}/pictures`)).toSorted()).toEqual(expected.toSorted());
  });

  it('carry a stand-in of a few bytes and the size of their widest file', () => {
    for (const picture of pictures) {
      expect(picture.placeholder).toMatch(
        /^linear-gradient\(#[0-9a-f]{3},#[0-9a-f]{3},#[0-9a-f]{3}\)$/,
      );
      expect(picture.width).toBe(Math.max(...picture.widths));
      const entry = catalogue.find(({ name }) => name === picture.name);
      const [w, h] = entry?.ratio ?? [0, 1];
      expect(picture.width * h).toBe(picture.height * w);
    }
  });

  it('have a sharing card for every service and area, within 120 KB', async () => {
    const wanted = catalogue
      .filter(({ use }) => use === 'service' || use === 'area')
      .map(({ name }) => name);
    expect(shareCards.map(({ picture }) => picture).toSorted()).toEqual(
      [...wanted, 'hero'].toSorted(),
    );
    const sizes = await Promise.all(shareCards.map((card) => bytes(shareUrl(card.slug))));
    expect(shareCards.filter((_card, i) => (sizes[i] ?? 0) > 120_000)).toEqual([]);
  });
});
