import { readdir } from 'node:fs/promises';
import sharp from 'sharp';

const kinds = /\.(jpe?g|png|webp|avif)$/i;

/** Path of the owner's photograph that takes a drawing's place, if there is one. */
export const findPhoto = async (folder: string, name: string): Promise<string | undefined> => {
  const files = await readdir(folder).catch(() => []);
  const found = files.find((file) => kinds.test(file) && file.replace(kinds, '') === name);
  return found === undefined ? undefined : `${folder}/${found}`;
};

/**
 * Master made from a photograph: upright by its own orientation mark, cropped to the entry's ratio,
 * pixels only. Camera, time and place are not carried over.
 */
export const photoMaster = (
  photo: string | Buffer,
  width: number,
  height: number,
): Promise<Buffer> =>
  sharp(photo)
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
