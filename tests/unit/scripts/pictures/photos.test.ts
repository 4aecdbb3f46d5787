import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fit } from '../../../../scripts/pictures/encode.ts';
import { findPhoto, photoMaster } from '../../../../scripts/pictures/photos.ts';

const phonePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 600, channels: 3, background: '#C9A36A' } })
    .composite([
      {
        input: { create: { width: 400, height: 100, channels: 3, background: '#1F4653' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({
      IFD0: { Model: 'Pocket camera' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 52/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe('a photograph that takes the place of a drawing', () => {
  it('carries a place and a camera before it goes through the encoder', async () => {
    const { exif, orientation } = await sharp(await phonePhoto()).metadata();
    expect(exif?.includes('Pocket camera')).toBe(true);
    expect(orientation).toBe(6);
  });

  it('leaves its metadata behind, in the master and in every file made from it', async () => {
    const master = await photoMaster(await phonePhoto(), 300, 200);
    const files = [
      master,
      await fit(master, 200, 'avif', 20_000),
      await fit(master, 200, 'webp', 20_000),
    ];
    for (const file of files) {
      const { exif, xmp, iptc, icc } = await sharp(file).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(file.includes('Pocket camera')).toBe(false);
      expect(file.includes('GPS')).toBe(false);
    }
  });

  it('is turned upright and cropped to the shape the drawing had', async () => {
    const master = await photoMaster(await phonePhoto(), 300, 200);
    const { width, height, orientation } = await sharp(master).metadata();
    expect([width, height, orientation]).toEqual([300, 200, undefined]);
    // the dark band lay along the top of the sensor; turned upright it stands at the right
    const { data } = await sharp(master).raw().toBuffer({ resolveWithObject: true });
    const red = (x: number, y: number): number => data[(y * 300 + x) * 3] ?? 0;
    expect(red(295, 100)).toBeLessThan(red(5, 100));
  });

  it('is found by the name of the picture and by no other name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'photos-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'hero.JPG'), '');
    await writeFile(join(folder, 'hero-old.jpg'), '');
    await writeFile(join(folder, 'founder.txt'), '');
    expect(await findPhoto(folder, 'hero')).toBe(`${folder}/hero.JPG`);
    expect(await findPhoto(folder, 'founder')).toBeUndefined();
    expect(await findPhoto(`${folder}/none`, 'hero')).toBeUndefined();
  });
});
