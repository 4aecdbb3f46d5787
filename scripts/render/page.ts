import { createHash } from 'node:crypto';
import { isAdminPath } from '#contract/paths.ts';
import type { RouteEntry } from '../../src/app/routes/types.ts';
import type * as EntryPrerender from '../../src/app/entry-prerender.tsx';
import { filesOf, type Chunks } from '../build/chunks.ts';

export type Renderer = typeof EntryPrerender;

export const ENTRY = 'src/app/entry-client.tsx';
/** The popup's form and others of their own code. */
const DIALOG = /<dialog\b[^]*?<\/dialog>/g;
/** Not needed to start a page with a form, but for the first press of its button. */
const CHECKS = 'src/features/enquiry/engine/validate.ts';

/** What the client build has made, and pages are put together from. */
export type PageParts = {
  readonly template: string;
  /** The same with the owner's app in its head. */
  readonly adminTemplate: string;
  /** The boot script. */
  readonly boot: string;
  /** The scripts of pages that have `mark` in their HTML. */
  readonly ofParts: readonly { readonly mark: string; readonly script: string }[];
  readonly chunks: Pick<Chunks, 'fileOf' | 'importsOf'>;
};

/** A page's HTML, and its file in the build. */
type AssembledPage = { readonly file: string; readonly html: string };

/** Renders a route as a whole HTML file. */
export async function pageOf(
  renderer: Renderer,
  { template, adminTemplate, boot, ofParts, chunks }: PageParts,
  route: RouteEntry,
): Promise<AssembledPage> {
  const { path } = route;
  const { head: fromReact, body, style, live } = await renderer.renderPath(path);
  const isLeadPage = !isAdminPath(path) && body.replace(DIALOG, '').includes('method="post"');
  const needed = [ENTRY, ...renderer.modulesOf(route), ...(isLeadPage ? [CHECKS] : [])];
  const modules = modulesIn(chunks, needed);
  const head = `${fromReact}${renderer.headOf(path)}${renderer.styleTag(style)}${isAdminPath(path) ? '' : renderer.lookTag()}`;
  const data = renderer.structuredDataTags(path);
  const closures = isAdminPath(path) ? '' : renderer.closureTimes();
  const scripts = ofParts
    .filter(({ mark }) => body.includes(mark))
    .map(({ script }) => `<script>${script}</script>`)
    .join('');
  const page = isAdminPath(path) ? adminTemplate : renderer.templateWithIcons(template);
  const html = assemble(page, {
    body,
    head,
    boot: `${scripts}<script data-modules="${modules}"${live ? ' data-live' : ''}${closures && ` data-closures="${closures}"`} data-not-yet="${renderer.notYet}">${boot}</script>`,
    data,
  });
  return { file: fileOf(path, renderer.NOT_FOUND_PATH), html };
}

/** What a page needs, in the order in which it runs, as the boot script reads it: names without folder and ending. */
function modulesIn(chunks: PageParts['chunks'], modules: readonly string[]): string {
  const files = new Set(modules.flatMap((module) => [...filesOf(chunks, module)]));
  return Array.from(files, (file) => file.replace(/^assets\/(.+)\.js$/, '$1')).join(' ');
}

function fileOf(path: string, notFound: string): string {
  if (path === '/') return 'index.html';
  return path === notFound ? '404.html' : `${path.slice(1)}.html`;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

const STYLE = /<style\b[^>]*>([^]*?)<\/style>/g;

/** CSP hashes of the style elements of a page: `sha256-…`. */
export function hashesOfStyles(page: string): string[] {
  return [...page.matchAll(STYLE)].map(([, style = '']) => `sha256-${hashOf(style)}`);
}

const MODULE_SCRIPTS = /\s*<script type="module"[^>]*><\/script>/g;

function assemble(
  template: string,
  page: { body: string; head: string; boot: string; data: string },
): string {
  return template
    .replace(MODULE_SCRIPTS, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<!--head-->', () => page.head)
    .replace('<body>', () => `<body>${page.boot}`)
    .replace('<!--app-->', () => page.body)
    .replace('</body>', () => `${page.data}</body>`);
}
