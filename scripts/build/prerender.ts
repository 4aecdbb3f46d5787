import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { BootSettings } from '../../src/app/boot/settings.ts';
import { CONTENT_LIST_PATH } from '../../src/contract/content/published.ts';
import { ENTRY, hashesOfStyles, hashOf, pageOf, type Renderer } from '../render/page.ts';
import { emptyList, SITE_PARTS, writeSiteParts } from '../render/site-parts.ts';
import { ADMIN_MANIFEST, adminManifest, adminTemplate } from './admin-manifest.ts';
import { type Chunks, filesOf } from './chunks.ts';
import { folders, scriptsOfParts } from './paths.ts';
import { secondStageOf } from './precache.ts';

const WORKER = 'src/app/worker/register.ts';

/**
 * Writes every route as an HTML file of its own, and the files that are made from the table of
 * routes. Runs between the client build and the service worker's, so that the precache list has them.
 */
export async function prerenderSite(chunks: Chunks): Promise<void> {
  if (chunks.failure) throw chunks.failure;
  const renderer: Renderer = await import(
    pathToFileURL(join(folders.ssr, 'entry-prerender.js')).href
  );
  const known = renderer.buildInfo();
  const template = await readFile(join(folders.client, 'index.html'), 'utf8');
  const settings = {
    entry: addressOf(chunks, ENTRY),
    worker: addressOf(chunks, WORKER),
    ...renderer.bootTexts(),
  };
  const boot = await inlineScript(folders.boot, settings);
  const ofParts = await Promise.all(
    scriptsOfParts.map(async ({ mark, file }) => ({
      mark,
      script: await inlineScript(file, settings),
    })),
  );
  const scripts = [boot, ...ofParts.map(({ script }) => script)];
  const builtAt = new Date();
  const version = hashOf([template, ...scripts].join('')).slice(0, 12);
  const parts = { template, adminTemplate: adminTemplate(template), boot, ofParts, chunks };
  const styleHashes: Record<string, string[]> = {};
  for (const route of [
    ...renderer.routes,
    ...renderer.projectRoutes,
    renderer.notKeptRoute,
    renderer.notFoundRoute,
  ]) {
    const { path } = route;
    const { file, html } = await pageOf(renderer, parts, route);
    styleHashes[path] = hashesOfStyles(html);
    await write(file, html);
  }
  for (const [name, text] of Object.entries(renderer.siteFiles(() => builtAt)))
    await write(name, text);
  await write(ADMIN_MANIFEST, JSON.stringify(adminManifest));
  const { all, admin } = secondStageOf(chunks, await builtAssets());
  await write('parts.json', addressesOf(all));
  await write('owners-parts.json', addressesOf(admin));
  await write(CONTENT_LIST_PATH.slice(1), JSON.stringify(emptyList(version)));
  await writeFile(join(folders.ssr, SITE_PARTS), writeSiteParts({ ...parts, version, builtAt }));
  await mkdir(folders.meta, { recursive: true });
  const info = {
    ...known,
    version,
    scriptHashes: scripts.map((script) => `sha256-${hashOf(script)}`),
    styleHashes,
  };
  await writeFile(join(folders.meta, 'build.json'), `${JSON.stringify(info, null, 2)}\n`);
}

function addressOf(chunks: Chunks, module: string): string {
  return `/${[...filesOf(chunks, module)].at(-1)}`;
}

/** Files of the client build, as the build names them. */
async function builtAssets(): Promise<readonly string[]> {
  const names = await readdir(join(folders.client, 'assets'));
  return names.map((name) => `assets/${name}`);
}

const addressesOf = (files: readonly string[]) => JSON.stringify(files.map((file) => `/${file}`));

async function write(name: string, text: string): Promise<void> {
  const file = join(folders.client, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** A script that pages contain, bundled into one. */
async function inlineScript(entry: string, settings: BootSettings): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: folders.root,
    define: { BOOT_SETTINGS: JSON.stringify(settings) },
    build: {
      write: false,
      // Smaller than Vite's own, by a fifteenth: it is in every page.
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'boot' },
      // A slow machine is no fault of the build, which fails where it warns.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`);
  return chunk.code.trim().replaceAll('</script', String.raw`<\/script`);
}
