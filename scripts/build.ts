import { relative } from 'node:path';
import { checkSiteVariables } from '#content/site-config-schema.ts';
import { readEnvFile } from '#server/env-file.ts';
import { build } from 'vite';
import { compressFolder } from './build/compress.ts';
import { noteBuild } from './build/current.ts';
import { writeHostingFiles } from './build/hosting.ts';
import { noteOwnScripts } from './build/own-scripts.ts';
import { folders } from './build/paths.ts';
import { writeLists } from './entries/lists.ts';
import { Problem, runScript } from './problem.ts';

async function buildSite(): Promise<void> {
  const begun = performance.now();
  readEnvFile();
  await writeLists();
  const { missingFiles } = await import('./entries/problems.ts');
  const missing = await missingFiles();
  if (missing.length > 0) throw new Problem(missing.join('\n'));
  // Now rather than after the bundling; an import, since the values may come from .env.
  const { addressNotice, siteVariables } = await import('#content/site-config.ts');
  checkVariables(siteVariables);
  // The build date is part of the pages: renderer and browser must read the same one.
  process.env['VITE_BUILT_ON'] ??= new Date().toISOString();

  // The renderer first: the client build's service-worker step needs every page to be there.
  console.log('Building the renderer ...');
  await build({ logLevel: 'warn', build: { ssr: 'src/app/entry-prerender.tsx' } });
  await build({ logLevel: 'warn', build: { ssr: 'scripts/render/render.ts', emptyOutDir: false } });
  console.log('Building scripts, pages and the service worker ...');
  await build({ logLevel: 'warn' });
  await noteOwnScripts();
  console.log('Compressing ...');
  await compressFolder(folders.client);
  await writeHostingFiles();
  await noteBuild();
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`Built ${relative(process.cwd(), folders.client)} in ${seconds} s.`);

  const notice = addressNotice(siteVariables.VITE_SITE_URL);
  if (notice !== null) console.log(notice);
}

function checkVariables(variables: Readonly<Record<string, unknown>>): void {
  try {
    checkSiteVariables(variables);
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

await runScript(buildSite);
// A worker that Vite minifies the service worker with can stay referenced on a busy machine: the site
// is built, and the process would never end.
process.exit();
