import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { business } from '#content/business.ts';
import { checkedLogo } from '../../../../scripts/brand/logo.ts';
import { folders } from '../../../../scripts/build/paths.ts';
import { writeIcons } from '../../../../scripts/pictures/icons.ts';

const RED = '#FF0000';

/** Twice as wide as high. */
const logo = checkedLogo(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="${RED}"/></svg>`,
);

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'icons-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The colour of a pixel, at a share of the picture's width and height. */
async function pixel(file: string, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

test('a logo is in every icon of both apps, and published for header and footer', async () => {
  const folder = await tempFolder();
  await writeIcons(folder, logo);
  expect(await readFile(join(folder, 'logo.svg'), 'utf8')).toBe(logo.svg);
  const icons = (await readdir(folder)).filter(
    (file) => file.endsWith('.png') && !file.startsWith('shortcut-') && !file.startsWith('badge-'),
  );
  expect(icons).toHaveLength(12);
  const middles = await Promise.all(icons.map((file) => pixel(join(folder, file), 0.5, 0.5)));
  expect(middles).toEqual(icons.map(() => [255, 0, 0, 255]));
  for (const file of ['icon.svg', 'favicon.svg', 'office.svg'])
    expect(await readFile(join(folder, file), 'utf8')).toContain(`fill="${RED}"`);
});

test('a maskable icon keeps the logo inside the middle that no mask takes away', async () => {
  const folder = await tempFolder();
  await writeIcons(folder, logo);
  const file = join(folder, 'maskable-512.png');
  expect(await pixel(file, 0.3, 0.5)).toEqual([255, 0, 0, 255]);
  expect(await pixel(file, 0.15, 0.5)).not.toEqual([255, 0, 0, 255]);
});

test('a wide logo takes more of an icon than a square one, up to the edge of the mask', async () => {
  const folder = await tempFolder();
  await writeIcons(folder, logo);
  expect(await pixel(join(folder, 'icon-512.png'), 0.17, 0.5)).toEqual([255, 0, 0, 255]);
  expect(await pixel(join(folder, 'icon-512.png'), 0.13, 0.5)).not.toEqual([255, 0, 0, 255]);
  const box = (viewBox: string, name: string) =>
    writeIcons(
      join(folder, name),
      checkedLogo(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="M0 0h400v400H0Z" fill="${RED}"/></svg>`,
      ),
    );
  await box('0 0 40 40', 'square');
  expect(await pixel(join(folder, 'square/icon-512.png'), 0.23, 0.5)).toEqual([255, 0, 0, 255]);
  expect(await pixel(join(folder, 'square/icon-512.png'), 0.17, 0.5)).not.toEqual([255, 0, 0, 255]);
});

test('an icon has the colours for light ground, which is what it has', async () => {
  const folder = await tempFolder();
  const adapting = checkedLogo(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>path { fill: ${RED} } @media (prefers-color-scheme: dark) { path { fill: #FFFFFF } }</style><path d="M0 0h40v40H0Z"/></svg>`,
  );
  await writeIcons(folder, adapting);
  expect(await readFile(join(folder, 'favicon.svg'), 'utf8')).not.toContain('#FFFFFF');
  expect(await readFile(join(folder, 'logo.svg'), 'utf8')).toContain('#FFFFFF');
});

test('the badge is the shape of the logo in white, for the system to tint', async () => {
  const folder = await tempFolder();
  await writeIcons(folder, logo);
  const file = join(folder, 'badge-96.png');
  expect(await pixel(file, 0.5, 0.5)).toEqual([255, 255, 255, 255]);
  expect((await pixel(file, 0.5, 0.1)).at(-1)).toBe(0);
});

test.runIf(business.isSample)('without a logo the icons are those of the drawn mark', async () => {
  const folder = await tempFolder();
  await writeIcons(folder, logo);
  await writeIcons(folder);
  const published = join(folders.public, 'icons');
  expect((await readdir(folder)).toSorted()).toEqual((await readdir(published)).toSorted());
  const changed: string[] = [];
  for (const file of await readdir(folder)) {
    const [made, before] = [folder, published].map((from) => readFile(join(from, file)));
    if (made === undefined || before === undefined || !(await made).equals(await before))
      changed.push(file);
  }
  expect(changed).toEqual([]);
});
