import sharp from 'sharp';
import { catalogue } from '#content/pictures/catalogue.ts';
import { openRenderer } from '@ashlar/drawings/renderer.ts';

/**
 * Draws both halves of every project, small, and compares them pixel for pixel: outside the damage they must be
 * the same to the bit. Fails where less than half of a sheet is. `node scripts/pictures/check-pairs.ts`
 */
const width = 480;
const least = 0.5;

const renderer = await openRenderer();
for (const before of catalogue.filter((entry) => entry.pair?.state === 'before')) {
  const after = catalogue.find(
    (entry) => entry.pair?.project === before.pair?.project && entry.pair?.state === 'after',
  );
  if (!after) throw new Error(`${before.name} has no picture of the work done.`);
  const [a, b] = await Promise.all(
    [before, after].map(async (entry) =>
      sharp(await renderer.draw(entry, width, width / 1440))
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  if (!a || !b || a.length !== b.length)
    throw new Error(`${before.name}: before and after differ in size.`);
  let same = 0;
  for (let i = 0; i < a.length; i += 3) {
    if (a[i] === b[i] && a[i + 1] === b[i + 1] && a[i + 2] === b[i + 2]) same += 1;
  }
  const share = same / (a.length / 3);
  console.log(`${before.pair?.project}: ${(share * 100).toFixed(0)} % of pixels identical`);
  if (share < least) process.exitCode = 1;
}
await renderer.close();
