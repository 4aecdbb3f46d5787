import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { placeholder } from '#server/publishing/encode.ts';
import { fit, masterHash } from '../../../../scripts/pictures/encode.ts';
import { createRandom } from '@ashlar/drawings/stage/random.ts';

/** The costliest picture there is: grain with no pattern. */
const grain = (): Promise<Buffer> => {
  const random = createRandom(7);
  const data = Buffer.from(
    Array.from({ length: 240 * 160 * 3 }, () => Math.floor(random.next() * 256)),
  );
  return sharp(data, { raw: { width: 240, height: 160, channels: 3 } })
    .png()
    .toBuffer();
};

describe('the encoder', () => {
  it('brings even pure grain under a tight budget by softening it', async () => {
    const master = await grain();
    for (const format of ['avif', 'webp'] as const) {
      const bytes = await fit(master, 240, format, 9_000);
      expect(bytes.length).toBeLessThanOrEqual(9_000);
      expect((await sharp(bytes).metadata()).width).toBe(240);
    }
  });

  it('says so when a budget cannot be met', async () => {
    await expect(fit(await grain(), 240, 'webp', 60)).rejects.toThrow('in 60 bytes');
  });

  it('makes a stand-in of the mean colours of sky, wall and ground', async () => {
    const bands = [
      [0x99, 0xbb, 0xff],
      [0xdd, 0xbb, 0x88],
      [0x44, 0x55, 0x33],
    ];
    const data = Buffer.from(
      bands.flatMap((band) => Array.from({ length: 30 * 20 }, () => band)).flat(),
    );
    const picture = await sharp(data, { raw: { width: 30, height: 60, channels: 3 } })
      .png()
      .toBuffer();
    const gradient = await placeholder(picture);
    expect(gradient).toMatch(/^linear-gradient\(#[0-9a-f]{3},#[0-9a-f]{3},#[0-9a-f]{3}\)$/);
    const rows = [...gradient.matchAll(/#(.)(.)(.)/g)].map(([, ...digits]) =>
      digits.map((digit) => Number.parseInt(digit, 16) * 17),
    );
    for (const [row, band] of bands.entries())
      for (const [channel, value] of band.entries())
        expect(Math.abs((rows[row]?.[channel] ?? Number.NaN) - value)).toBeLessThanOrEqual(34);
  });

  it('names a picture by its content', async () => {
    const master = await grain();
    expect(masterHash(master)).toMatch(/^[0-9a-f]{8}$/);
    expect(masterHash(master)).toBe(masterHash(Buffer.from(master)));
    expect(masterHash(Buffer.concat([master, Buffer.from([0])]))).not.toBe(masterHash(master));
  });
});
