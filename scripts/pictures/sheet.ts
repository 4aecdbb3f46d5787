import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';

export type Proof = { readonly name: string; readonly master: Buffer };

const cell = { width: 480, height: 320, gap: 8 } as const;

/** Contact sheets of six rows by four, pairs side by side; returns the files written. */
export const writeSheets = async (
  folder: string,
  proofs: readonly Proof[],
  columns = 4,
): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  const perSheet = columns * 6;
  const files: string[] = [];
  for (let start = 0; start < proofs.length; start += perSheet) {
    const page = proofs.slice(start, start + perSheet);
    const rows = Math.ceil(page.length / columns);
    const layers = await Promise.all(
      page.map(async ({ master }, i) => ({
        input: await sharp(master)
          .resize(cell.width, cell.height, { fit: 'cover' })
          .png()
          .toBuffer(),
        left: cell.gap + (i % columns) * (cell.width + cell.gap),
        top: cell.gap + Math.floor(i / columns) * (cell.height + cell.gap),
      })),
    );
    const file = `${folder}/sheet-${files.length + 1}.png`;
    await sharp({
      create: {
        width: cell.gap + columns * (cell.width + cell.gap),
        height: cell.gap + rows * (cell.height + cell.gap),
        channels: 3,
        background: '#17222B',
      },
    })
      .composite(layers)
      .png()
      .toFile(file);
    files.push(file);
  }
  return files;
};
