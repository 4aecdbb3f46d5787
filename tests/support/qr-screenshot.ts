import jsQr from 'jsqr';
import sharp from 'sharp';

/** What a QR code in a picture of a screen says; null if the decoder finds none. */
export async function readQr(
  picture: Uint8Array,
  part?: { left: number; top: number; width: number; height: number },
): Promise<string | null> {
  const whole = sharp(picture);
  const cut = part === undefined ? whole : whole.extract(part);
  const { data, info } = await cut.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
