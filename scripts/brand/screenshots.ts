import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { business } from '#content/business.ts';
import { pictures } from '#content/pictures/all.ts';
import { mark } from '#theme/mark.ts';
import { dark, headingFont, light } from '#theme/tokens.ts';
import { folders } from '../build/paths.ts';
import { digest } from '../pictures/encode.ts';
import { run } from '../run.ts';
import { readLogo } from './logo.ts';

/** What the manifest's screenshots were taken of. */
const RECORD = join(folders.root, 'src/content/pictures/screenshots-source.json');

async function brandDigest(): Promise<string> {
  const { name, shortName, subtitle, phone } = business;
  const firm = { name, shortName, subtitle, phone, mark, light, dark, headingFont };
  const logo = await readLogo();
  const published = pictures.map((picture) => [picture.name, picture.hash]);
  return digest(JSON.stringify({ firm, published, ...(logo === null ? {} : { logo: logo.svg }) }));
}

/** Takes the screenshots of the built site again if the brand has changed; whether it did. */
export async function takeScreenshots(): Promise<boolean> {
  const record = `${JSON.stringify({ brand: await brandDigest() }, null, 2)}\n`;
  if ((await readFile(RECORD, 'utf8').catch(() => '')) === record) return false;
  if ((await run(process.execPath, ['scripts/shots.ts', '--install'])) !== 0)
    throw new Error('Could not take the screenshots: see the message above.');
  await writeFile(RECORD, record);
  return true;
}
