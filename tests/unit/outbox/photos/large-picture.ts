import sharp from 'sharp';

/** A picture of some hundred kilobytes: several pieces. */
export function largePicture(seed: number): Promise<Buffer> {
  const side = 640;
  const pixels = Buffer.alloc(side * side * 3);
  let state = seed;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    pixels[at] = state >>> 24;
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}
