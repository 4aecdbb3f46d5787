import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import {
  contentListSchema,
  nothingPublished,
  type PublishedContent,
} from '../../src/contract/content/published.ts';
import type {
  PublishedGalleryPicture,
  PublishedProject,
} from '../../src/contract/content/kinds.ts';
import type { GalleryPicture } from '../../src/content/gallery.ts';
import { pictures } from '../../src/content/pictures/all.ts';
import { pictureUrl } from '../../src/content/pictures/url.ts';
import { projects, type Project } from '../../src/content/projects/index.ts';

export const distDir = resolve(process.env['DIST_DIR'] ?? 'dist');

/** A picture of the build under another name. */
function pictureAs(name: string, from: string, alt: string) {
  const picture = pictures.find((one) => one.name === from);
  if (!picture) throw new Error(`The build has no picture ${from}.`);
  const { hash, width, height, widths } = picture;
  const placeholder = 'linear-gradient(#aaa,#a87,#876)';
  return { name, hash, width, height, widths: [...widths], alt, placeholder };
}

const imageOf = (base: Project, state: 'before' | 'after'): string =>
  state === 'before' ? base.beforeImage : base.afterImage;

const pictureOf = (slug: string, state: 'before' | 'after', base: Project) =>
  pictureAs(`project-${slug}-${state}`, imageOf(base, state), `${state} of ${slug}`);

/** A published picture of the gallery: one of the build with another caption. */
export const publishedGalleryPicture = (
  slug: string,
  { picture }: GalleryPicture,
  caption: string,
): PublishedGalleryPicture => ({
  caption,
  picture: pictureAs(`gallery-${slug}`, picture, `${slug} as it is seen`),
});

/** A service or an area of the firm's own with a picture of the build as its own. */
export const withPagePicture = <Page extends object>(name: string, from: string, page: Page) => ({
  ...page,
  picture: pictureAs(name, from, `${name} as it is seen`),
});

/** A published project whose pictures are those of a project of the build. */
export function publishedProject(
  slug: string,
  base: Project,
  words: Partial<PublishedProject> = {},
): PublishedProject {
  const { title, location, year, category, summary } = base;
  return {
    title,
    location,
    year,
    category,
    summary,
    before: pictureOf(slug, 'before', base),
    after: pictureOf(slug, 'after', base),
    ...words,
  };
}

/** The build's pictures under the names that published projects give them. */
export async function copyPictures(client: string, base: Project, slug: string): Promise<void> {
  for (const state of ['before', 'after'] as const)
    await copyPicture(client, imageOf(base, state), `project-${slug}-${state}`);
}

/** The files of a picture of the build under another name. */
export async function copyPicture(client: string, from: string, name: string): Promise<void> {
  const { hash, widths } = pictureAs(name, from, '');
  for (const width of widths)
    for (const format of ['avif', 'webp'] as const)
      await cp(
        join(client, pictureUrl({ name: from, hash }, width, format)),
        join(client, pictureUrl({ name, hash }, width, format)),
      );
}

const metaSchema = z.object({
  content: z.nullable(z.string()),
  styleHashes: z.record(z.string(), z.array(z.string())),
});

/** What the renderer tells the server. */
export const readMeta = async (read: Rendered['read']) =>
  metaSchema.parse(JSON.parse(await read('meta.json')));

/** What the renderer has written, in a folder that is removed when `use` is done. */
export type Rendered = {
  readonly folder: string;
  readonly hash: string;
  readonly files: number;
  readonly read: (name: string) => Promise<string>;
};

export async function rendered(
  content: unknown,
  use: (rendered: Rendered) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'site-published-'));
  try {
    const { code, stdout, stderr } = await runRenderer({
      content,
      out: folder,
      now: '2027-02-03T04:05:06.000Z',
    });
    if (code !== 0) throw new Error(stderr);
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    const { content: hash } = contentListSchema.parse(JSON.parse(await read('content.json')));
    const files = stdout.split('\n').filter(Boolean).length;
    await use({ folder, hash: hash ?? '', files, read });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the program that the build keeps. */
export async function runRenderer(order: unknown) {
  const child = spawn(process.execPath, [join(distDir, 'server/render.js')]);
  const ended = new Promise<number | null>((done) => child.once('close', done));
  child.stdin.end(JSON.stringify(order));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}

/** The text of a file of the build. */
export const builtFile = (name: string): Promise<string> =>
  readFile(join(distDir, 'client', name), 'utf8');

/** A copy of the build with rendered pages over it, as a folder for the server. */
export async function buildWith(
  { folder, read }: Rendered,
  use: (dist: string) => Promise<void>,
): Promise<void> {
  const dist = await mkdtemp(join(tmpdir(), 'site-overlaid-'));
  try {
    for (const part of ['client', 'meta'])
      await cp(join(distDir, part), join(dist, part), { recursive: true });
    const list = contentListSchema.parse(JSON.parse(await read('content.json')));
    // Compressed files are those of the build.
    for (const path of [...list.files.map((file) => file.path), ...list.gone])
      for (const ending of ['.br', '.gz'])
        await rm(join(dist, 'client', `${fileOf(path)}${ending}`), { force: true });
    await cp(folder, join(dist, 'client'), { recursive: true });
    const { styleHashes } = await readMeta(read);
    const buildFile = join(dist, 'meta/build.json');
    const build: unknown = JSON.parse(await readFile(buildFile, 'utf8'));
    await writeFile(buildFile, JSON.stringify({ ...z.looseObject({}).parse(build), styleHashes }));
    await use(dist);
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

const fileOf = (path: string) => {
  if (path === '/') return 'index.html';
  return path.endsWith('.json') ? path.slice(1) : `${path.slice(1)}.html`;
};

/** One new project, one changed and one taken off, and two reviews. */
export function examplePublication() {
  const [base, changed, gone] = [projects[0], projects[1], projects.at(-1)];
  if (!base || !changed || !gone) throw new Error('The build has too few projects.');
  const content: PublishedContent = {
    ...nothingPublished,
    project: {
      'new-garden-wall': publishedProject('new-garden-wall', base, {
        title: 'Garden wall rebuilt',
        location: 'Wahroonga',
        summary: 'A fig had lifted it; it now stands on a beam that bridges the root.',
      }),
      [changed.id]: publishedProject(changed.id, changed, { title: 'Changed title' }),
      [gone.id]: null,
    },
    testimonial: {
      'ines-of-gordon': {
        name: 'Ines de Ruyter',
        location: 'Gordon',
        date: '2026-10',
        rating: 5,
        title: 'Left it tidy',
        content: 'They came when they said they would.',
        project: 'Garden wall',
      },
    },
  };
  return { content, base, changed, gone } as const;
}
