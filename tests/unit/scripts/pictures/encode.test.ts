import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fit, masterHash, standIn } from '../../../../scripts/pictures/encode.ts';
import { createRandom } from '../../../../scripts/pictures/stage/random.ts';

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
    await expect(fit(await grain(), 240, 'webp', 60)).rejects.toThrow('will not fit 60 bytes');
  });

  it('makes a stand-in of at most 250 bytes, even of grain', async () => {
    const uri = await standIn(await grain());
    expect(uri.length).toBeLessThanOrEqual(250);
    expect(uri.startsWith('data:image/webp;base64,')).toBe(true);
  });

  it('names a picture by its content', async () => {
    const master = await grain();
    expect(masterHash(master)).toMatch(/^[0-9a-f]{8}$/);
    expect(masterHash(master)).toBe(masterHash(Buffer.from(master)));
    expect(masterHash(Buffer.concat([master, Buffer.from([0])]))).not.toBe(masterHash(master));
  });
});
