import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { business } from '#content/business.ts';
import { pictures } from '#content/pictures/all.ts';
import { mark } from '#theme/mark.ts';
import { dark, headingFont, light } from '#theme/tokens.ts';
import { noteBuild } from '../build/current.ts';
import { SCREENSHOTS, screenshotsIn } from '../build/manifest.ts';
import { folders } from '../build/paths.ts';
import { digest } from '../pictures/encode.ts';
import { Problem } from '../problem.ts';
import { run } from '../run.ts';
import { readLogo } from './logo.ts';

/** What the manifest's screenshots were taken of. */
const RECORD = join(folders.root, 'src/content/pictures/screenshots-source.json');

async function brandDigest(): Promise<string> {
  const { name, shortName, subtitle, city, phone } = business;
  const firm = { name, shortName, subtitle, city, phone, mark, light, dark, headingFont };
  const logo = await readLogo();
  const published = pictures.map((picture) => [picture.name, picture.hash]);
  return digest(JSON.stringify({ firm, published, ...(logo === null ? {} : { logo: logo.svg }) }));
}

/** What the manifest says of the screenshots. */
const named = async (): Promise<string> => JSON.stringify(await screenshotsIn(folders.public));

/**
 * Takes the screenshots of the built site again if the brand has changed, and puts them into the build.
 * Whether the site has to be built again: its manifest names other ones.
 */
export async function takeScreenshots(): Promise<boolean> {
  const record = `${JSON.stringify({ brand: await brandDigest() }, null, 2)}\n`;
  if ((await readFile(RECORD, 'utf8').catch(() => '')) === record) return false;
  const before = await named();
  if ((await run(process.execPath, ['scripts/shots.ts', '--install'])) !== 0)
    throw new Problem('Could not take the screenshots: see the message above.');
  await writeFile(RECORD, record);
  if ((await named()) !== before) return true;
  await cp(join(folders.public, SCREENSHOTS), join(folders.client, SCREENSHOTS), {
    recursive: true,
  });
  await noteBuild();
  return false;
}
