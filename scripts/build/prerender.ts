import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import type * as EntryPrerender from '../../src/app/entry-prerender.tsx';
import { folders } from './paths.ts';

type Renderer = typeof EntryPrerender;

/**
 * Writes every route as an HTML file of its own, and the files that are made from the table of
 * routes. Runs between the client build and the service worker's, so that the precache list has them.
 */
export async function prerenderSite(): Promise<void> {
  const renderer: Renderer = await import(
    pathToFileURL(join(folders.ssr, 'entry-prerender.js')).href
  );
  const known = renderer.buildInfo();
  const template = await readFile(join(folders.client, 'index.html'), 'utf8');
  const boot = await bootScript();
  const paths = [...renderer.routes.map((route) => route.path), renderer.NOT_FOUND_PATH];
  for (const path of paths) {
    const { html, style } = await renderer.renderPath(path);
    const file = fileOf(path, renderer.NOT_FOUND_PATH);
    const styles = renderer.styleTags(style.critical, await writeSheet(file, style.deferred));
    await write(
      file,
      assemble(template, boot, {
        html,
        head: `${renderer.headOf(path)}${styles}`,
        data: renderer.structuredDataTags(path),
      }),
    );
  }
  for (const [name, text] of Object.entries(renderer.siteFiles(new Date())))
    await write(name, text);
  await mkdir(folders.meta, { recursive: true });
  const info = {
    ...known,
    version: hashOf(template).slice(0, 12),
    scriptHashes: [`sha256-${hashOf(boot)}`],
  };
  await writeFile(join(folders.meta, 'build.json'), `${JSON.stringify(info, null, 2)}\n`);
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

/** Writes a page's deferred style under a name that changes with it; resolves with its address. */
async function writeSheet(page: string, style: string): Promise<string | null> {
  if (style === '') return null;
  const digest = createHash('sha256').update(style).digest('hex').slice(0, 8);
  const name = `assets/${page.replace(/\.html$/, '').replaceAll('/', '-')}-${digest}.css`;
  await write(name, style);
  return `/${name}`;
}

async function bootScript(): Promise<string> {
  const { code } = minifySync('boot.js', await readFile(folders.boot, 'utf8'));
  return code.trim();
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}

/** React puts titles, metas and links first in its markup; they belong into the head. */
function hoisted(html: string): { head: string; body: string } {
  const match = /^(?:\s*(?:<title>[^]*?<\/title>|<(?:meta|link)\b[^>]*>))+/.exec(html);
  const head = match?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

const MODULE_SCRIPTS = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;

function assemble(
  template: string,
  boot: string,
  page: { html: string; head: string; data: string },
): string {
  // The entry is the last of them; what it imports it asks for itself.
  const entry = [...template.matchAll(MODULE_SCRIPTS)].at(-1)?.[1];
  if (entry === undefined) throw new Error('the built index.html has no entry script');
  const { head: fromReact, body } = hoisted(page.html);
  return template
    .replace(MODULE_SCRIPTS, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<!--head-->', () => `${fromReact}${page.head}`)
    .replace('<!--app-->', () => body)
    .replace('</body>', () => `<script data-entry="${entry}">${boot}</script>${page.data}</body>`);
}
