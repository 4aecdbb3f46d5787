import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  CONTENT_LIST_PATH,
  contentPath,
  textsPath,
  type ContentList,
  withContent,
} from '#contract/content/published.ts';
import type { PublishedBusiness } from '#contract/content/firm.ts';
import { isAdminPath } from '#contract/paths.ts';
import type { RouteEntry } from '../../src/app/routes/types.ts';
import { hashesOfStyles, pageOf, type Renderer } from './page.ts';
import { writeOwnScripts } from './own-scripts.ts';
import { emptyList, type SiteParts } from './site-parts.ts';

/** Hex digits of a hash that names published content or one of its files. */
const HASH_LENGTH = 16;

export const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/** Published content as it was given to the pages, by its hash. */
export type RenderedContent = {
  readonly hash: string;
  readonly text: string;
  readonly firm: PublishedBusiness | null;
};

type Site = {
  readonly renderer: Renderer;
  readonly parts: SiteParts;
  /** Folder of the client build. */
  readonly client: string;
  /** Folder of the renderer. */
  readonly here: string;
  /** Null when nothing is published over the build. */
  readonly content: RenderedContent | null;
  readonly now: Date;
  readonly write: (name: string, text: string) => Promise<void>;
};

const builtSchema = z.object({ styleHashes: z.record(z.string(), z.array(z.string())) });

const fileOfGone = (path: string): string => `${path.slice(1)}.html`;

const isProject = (path: string): boolean => path.startsWith('/projects/');

/** The web app manifests. */
const MANIFEST = 'manifest.webmanifest';
const OFFICE_MANIFEST = 'admin/office.webmanifest';

/** Files that the worker keeps beside the pages. */
const KEPT_FILES = ['pictures.json'];

/** Renders the visitors' site and writes what differs from the build. */
export async function writePublishedSite(site: Site): Promise<void> {
  const { renderer, parts, client, here, content, now, write } = site;
  const built = (name: string) => readFile(join(client, name), 'utf8').catch(() => null);
  const files: ContentList['files'] = [];
  const put = async (name: string, text: string, path: string | null) => {
    await write(name, text);
    if (path !== null) files.push({ path, hash: contentHash(text) });
  };

  const { styleHashes } = builtSchema.parse(
    JSON.parse(await readFile(join(client, '../meta/build.json'), 'utf8')),
  );
  const changed = new Set<string>();
  const putPage = async (path: string, file: string, html: string): Promise<boolean> => {
    const isChanged = html !== (await built(file));
    if (isChanged) changed.add(path);
    // From every page a link leads to what was published, so every page has to name it.
    if (isChanged || content !== null) {
      styleHashes[path] = hashesOfStyles(html);
      await write(file, content === null ? html : withContent(html, content.hash));
    }
    return isChanged;
  };
  const putRoute = async (route: RouteEntry) => {
    const { file, html } = await pageOf(renderer, parts, route);
    return { html, isChanged: await putPage(route.path, file, html) };
  };

  const own = renderer.ownData();
  // Its scripts name the firm, so that its pages need no content to agree with them.
  const putAdminRoute = async (route: RouteEntry) => {
    const { file, html } = await pageOf(renderer, parts, route);
    styleHashes[route.path] = hashesOfStyles(html);
    await write(file, html);
  };
  if (own !== null && content?.firm)
    await writeOwnScripts({
      client,
      here,
      firm: content.firm,
      data: own,
      write,
    });

  for (const route of [...renderer.routes, renderer.notFoundRoute, renderer.notKeptRoute]) {
    if (isAdminPath(route.path)) {
      if (own) await putAdminRoute(route);
      continue;
    }
    const { html, isChanged } = await putRoute(route);
    if (!isChanged && content === null) continue;
    files.push({ path: route.path, hash: contentHash(html), ...(!isChanged && { isBuilt: true }) });
  }
  // The worker is installed without these, so that it has none to keep up to date.
  for (const route of renderer.projectRoutes) await putRoute(route);
  // What was taken off the site is not found, at an address where the build has a page.
  const { routes, projectRoutes, notFoundRoute, notKeptRoute } = renderer;
  const all = [...routes, ...projectRoutes, notFoundRoute, notKeptRoute];
  const there = new Set(all.map(({ path }) => path));
  const gone = Object.keys(styleHashes).filter((path) => !there.has(path));
  if (gone.length > 0) {
    // For static hosts; the server answers with the same page and 404.
    const { html } = await pageOf(renderer, parts, renderer.notFoundRoute);
    for (const path of gone) await putPage(path, fileOfGone(path), html);
  }

  const dateOf = (path: string) => (changed.has(path) ? now : parts.builtAt);
  for (const [name, text] of Object.entries(renderer.siteFiles(dateOf))) {
    if (text === (await built(name))) continue;
    await put(name, text, KEPT_FILES.includes(name) ? `/${name}` : null);
  }

  const putManifest = async (
    name: string,
    overOf: typeof renderer.manifestOver,
    path: string | null,
  ) => {
    const manifest = z.looseObject({}).parse(JSON.parse((await built(name)) ?? '{}'));
    const text = JSON.stringify(overOf(manifest));
    if (text !== JSON.stringify(manifest)) await put(name, text, path);
  };
  await putManifest(MANIFEST, renderer.manifestOver, `/${MANIFEST}`);
  await putManifest(OFFICE_MANIFEST, renderer.officeManifestOver, null);

  if (content !== null) {
    const { hash, text } = content;
    for (const [name, data] of [
      [hash, text],
      [`${hash}-search`, renderer.searchIndexText()],
      [`${hash}-facts`, JSON.stringify(renderer.pageFacts())],
    ] as const)
      await put(contentPath(name).slice(1), data, contentPath(name));
    // For the editor: visitors' workers have no use for it.
    await put(textsPath(hash).slice(1), renderer.textGroupsText(), null);
  }

  const keptBefore = new Set(
    z.array(z.string()).parse(JSON.parse((await built('pictures.json')) ?? '[]')),
  );
  const list: ContentList = {
    ...emptyList(parts.version),
    content: content?.hash ?? null,
    ...(own !== null && { isOwnFirm: true }),
    files,
    gone: gone.filter((path) => !isProject(path)),
    pictures: renderer.keptPictures().filter((path) => !keptBefore.has(path)),
  };
  await write(CONTENT_LIST_PATH.slice(1), JSON.stringify(list));
  const meta = { content: list.content, styleHashes, gone: gone.map(fileOfGone) };
  await write('meta.json', JSON.stringify(meta));
}
