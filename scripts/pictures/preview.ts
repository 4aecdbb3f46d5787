import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { catalogue } from '#content/pictures/catalogue.ts';
import { openRenderer, sceneOf } from '@ashlar/drawings/renderer.ts';

/** Quick proofs while drawing: `node scripts/pictures/preview.ts folder scale name…`. */
const [folder = 'test-results/pictures', scaleText = '0.7', ...names] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const renderer = await openRenderer();
const wanted = catalogue.filter((entry) =>
  names.some((name) => entry.name === name || sceneOf(entry) === name),
);
for (const entry of wanted) {
  const started = performance.now();
  const size = Math.round(1440 * Number(scaleText));
  const png = await renderer.draw(entry, Math.min(1440, size), Number(scaleText));
  await writeFile(
    `${folder}/${entry.name}.png`,
    await sharp(png).png({ compressionLevel: 3 }).toBuffer(),
  );
  console.log(entry.name, Math.round(performance.now() - started), 'ms');
}
await renderer.close();
