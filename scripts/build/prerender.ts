import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { BootSettings } from '../../src/app/boot/settings.ts';
import type * as EntryPrerender from '../../src/app/entry-prerender.tsx';
import { isAdminPath } from '../../src/contract/paths.ts';
import { ADMIN_MANIFEST, adminManifest, adminTemplate } from './admin-manifest.ts';
import { type Chunks, filesOf } from './chunks.ts';
import { folders } from './paths.ts';
import { secondStageOf } from './precache.ts';

type Renderer = typeof EntryPrerender;

const ENTRY = 'src/app/entry-client.tsx';
const WORKER = 'src/app/worker/register.ts';
/** The popup's form and others of their own code. */
const DIALOG = /<dialog\b[^]*?<\/dialog>/g;
/** Not needed to start a page with a form, but for the first press of its button. */
const CHECKS = 'src/features/enquiry/engine/validate.ts';

/**
 * Writes every route as an HTML file of its own, and the files that are made from the table of
 * routes. Runs between the client build and the service worker's, so that the precache list has them.
 */
export async function prerenderSite(chunks: Chunks): Promise<void> {
  const renderer: Renderer = await import(
    pathToFileURL(join(folders.ssr, 'entry-prerender.js')).href
  );
  const known = renderer.buildInfo();
  const template = await readFile(join(folders.client, 'index.html'), 'utf8');
  const boot = await bootScript({
    entry: addressOf(chunks, ENTRY),
    worker: addressOf(chunks, WORKER),
    ...renderer.bootTexts(),
  });
  const styleHashes: Record<string, string[]> = {};
  for (const route of [...renderer.routes, renderer.notKeptRoute, renderer.notFoundRoute]) {
    const { path } = route;
    const { html, style, live } = await renderer.renderPath(path);
    const isLeadPage = !isAdminPath(path) && html.replace(DIALOG, '').includes('method="post"');
    const needed = [ENTRY, ...renderer.modulesOf(route), ...(isLeadPage ? [CHECKS] : [])];
    const modules = modulesIn(chunks, needed);
    const page = assemble(isAdminPath(path) ? adminTemplate(template) : template, {
      html,
      head: `${renderer.headOf(path)}${renderer.styleTag(style)}`,
      boot: `<script data-modules="${modules}"${live ? ' data-live' : ''}>${boot}</script>`,
      data: renderer.structuredDataTags(path),
    });
    styleHashes[path] = hashesOfStyles(page);
    await write(fileOf(path, renderer.NOT_FOUND_PATH), page);
  }
  for (const [name, text] of Object.entries(renderer.siteFiles(new Date())))
    await write(name, text);
  await write(ADMIN_MANIFEST, JSON.stringify(adminManifest));
  const { all, admin } = secondStageOf(chunks, await builtAssets());
  await write('parts.json', addressesOf(all));
  await write('owners-parts.json', addressesOf(admin));
  await mkdir(folders.meta, { recursive: true });
  const info = {
    ...known,
    version: hashOf(`${template}${boot}`).slice(0, 12),
    scriptHashes: [`sha256-${hashOf(boot)}`],
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

/** What a page needs, in the order in which it runs, as the boot script reads it: names without folder and ending. */
function modulesIn(chunks: Chunks, modules: readonly string[]): string {
  const files = new Set(modules.flatMap((module) => [...filesOf(chunks, module)]));
  return Array.from(files, (file) => file.replace(/^assets\/(.+)\.js$/, '$1')).join(' ');
}

function fileOf(path: string, notFound: string): string {
  if (path === '/') return 'index.html';
  return path === notFound ? '404.html' : `${path.slice(1)}.html`;
}

async function write(name: string, text: string): Promise<void> {
  const file = join(folders.client, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

const STYLE = /<style\b[^>]*>([^]*?)<\/style>/g;

/** CSP hashes of the style elements of a page: `sha256-…`. */
function hashesOfStyles(page: string): string[] {
  return [...page.matchAll(STYLE)].map(([, style = '']) => `sha256-${hashOf(style)}`);
}

/** React puts titles, metas and links first in its markup; they belong into the head. */
function hoisted(html: string): { head: string; body: string } {
  const match = /^(?:\s*(?:<title>[^]*?<\/title>|<(?:meta|link)\b[^>]*>))+/.exec(html);
  const head = match?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

const MODULE_SCRIPTS = /\s*<script type="module"[^>]*><\/script>/g;

function assemble(
  template: string,
  page: { html: string; head: string; boot: string; data: string },
): string {
  const { head: fromReact, body } = hoisted(page.html);
  return template
    .replace(MODULE_SCRIPTS, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<!--head-->', () => `${fromReact}${page.head}`)
    .replace('<body>', () => `<body>${page.boot}`)
    .replace('<!--app-->', () => body)
    .replace('</body>', () => `${page.data}</body>`);
}

/** The boot script, bundled into one script for the page. */
export async function bootScript(settings: BootSettings): Promise<string> {
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
      lib: { entry: folders.boot, formats: ['iife'], name: 'boot' },
      // A slow machine is no fault of the build, which fails where it warns.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The boot script was not built.');
  return chunk.code.trim().replaceAll('</script', String.raw`<\/script`);
}
