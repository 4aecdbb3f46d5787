import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readBuildInfo } from '#server/build-info.ts';
import type { Config } from '#server/config.ts';
import { lastFailure, siteFolder } from '#server/publishing/failure.ts';
import { createSiteFolders, type SiteFolder } from '#server/publishing/site-folders.ts';
import { requireReadable } from '#server/store/sqlite/data-dir.ts';
import { hostingFiles } from '../build/hosting.ts';
import { Problem } from '../problem.ts';

/** Files of a published folder that no visitor asks for. */
const FOR_THE_SERVER = /^(?:meta|published-pictures)\.json/;

/** An exported site: its folder, and how many of its files were published over the build. */
export type Exported = { client: string; published: number };

/**
 * Writes the built site with what the server has published over it, and the settings of common static
 * hosts beside it. Throws a Problem unless what was published has been rendered for this build.
 */
export async function exportSite(
  { dataDir, distDir }: Pick<Config, 'dataDir' | 'distDir'>,
  folder: string,
): Promise<Exported> {
  requireReadable(dataDir);
  if ((await namesIn(folder)).length > 0) {
    throw new Problem(`${folder} is not empty. Export into a new folder.`);
  }
  const build = readBuildInfo(distDir);
  const site = await createSiteFolders(siteFolder(dataDir)).current();
  await refuseOld(dataDir, site, build.version);
  const client = join(folder, 'client');
  await cp(join(distDir, 'client'), client, { recursive: true });
  if (site !== null) {
    await cp(site.root, client, { recursive: true });
    for (const name of await namesIn(client)) {
      if (FOR_THE_SERVER.test(name)) await rm(join(client, name));
    }
    const pictures = join(siteFolder(dataDir), 'pictures');
    await cp(pictures, join(client, 'pictures'), { recursive: true });
  }
  const { styleHashes } = site ?? build;
  const settings = hostingFiles({ ...build, ...(styleHashes && { styleHashes }) });
  for (const [name, text] of Object.entries(settings)) {
    const file = join(folder, 'hosting', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return { client, published: site?.files.size ?? 0 };
}

async function refuseOld(dataDir: string, site: SiteFolder | null, version: string): Promise<void> {
  const failure = await lastFailure(dataDir);
  if (failure !== null) {
    throw new Problem(
      `What was published last could not be rendered: ${failure.problem} The export would be older.`,
    );
  }
  if (site !== null && site.version !== version) {
    throw new Problem(
      'What was published has been rendered by another build. Start the server, wait until /readyz answers, and export again.',
    );
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
