import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureUrl } from '#content/pictures/url.ts';
import type { ContentPicture } from '#contract/content/pictures.ts';
import type { PublishedContent } from '#contract/content/published.ts';
import { FOLDER_MODE, writeDurably } from '../photos/disk/files.ts';
import type { PhotoFiles } from '../photos/storage.ts';
import type { ContentUploadStore } from '../store/content-uploads.ts';
import { pictureFormats } from '../store/photo-bytes.ts';

import { isAbandoned } from './site-folders.ts';

/** Files that are written at once: the disk takes them together. */
const AT_ONCE = 16;

type Services = {
  /** Folder of the published site. */
  base: string;
  /** Folder of the build's files. */
  client: string;
  uploads: Pick<ContentUploadStore, 'findByHash'>;
  files: Pick<PhotoFiles, 'read'>;
};

/** Pictures of published entries as files, so that pages need no database. */
export function createSitePictures({ base, client, uploads, files }: Services) {
  const folder = join(base, 'pictures');

  /** Those of the build's entries are copied as well: a later build may not have them. */
  async function bytesOf({ hash }: ContentPicture, file: string, size: Size) {
    const upload = await uploads.findByHash(hash);
    return upload === null
      ? readFile(join(client, 'pictures', file)).catch(() => null)
      : files.read(upload.id, upload.hash, size);
  }

  return {
    folder,
    /** Writes those that are not there; returns the names of files that are nowhere. */
    async write(content: PublishedContent): Promise<string[]> {
      await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
      const there = new Set(await readdir(folder));
      const wanted = new Map(filesOf(content).map((one) => [one.file, one]));
      const absent = [...wanted.values()].filter(({ file }) => !there.has(file));
      const missing: string[] = [];
      const writeOne = async ({ picture, file, size }: PictureFile) => {
        const bytes = await bytesOf(picture, file, size);
        if (bytes === null) missing.push(file);
        else await writeDurably(folder, file, bytes);
      };
      for (let from = 0; from < absent.length; from += AT_ONCE) {
        await Promise.all(absent.slice(from, from + AT_ONCE).map(writeOne));
      }
      return missing;
    },
    /** Removes all but these. */
    async clean(wanted: ReadonlySet<string>): Promise<void> {
      for (const file of await readdir(folder).catch(() => [])) {
        const path = join(folder, file);
        if (!wanted.has(file) && (await isAbandoned(path))) await rm(path, { force: true });
      }
    },
  };
}

type Size = `${number}.${(typeof pictureFormats)[number]}`;
type PictureFile = { picture: ContentPicture; file: string; size: Size };

/** Names of all files of the pictures of what is published. */
export function pictureNames(content: PublishedContent): string[] {
  return filesOf(content).map(({ file }) => file);
}

function filesOf({ project, gallery, look, service, area, home }: PublishedContent): PictureFile[] {
  const pairs = Object.values(project).flatMap((entry) =>
    entry === null ? [] : [entry.before, entry.after],
  );
  const single = Object.values(gallery).flatMap((entry) => (entry === null ? [] : entry.picture));
  const logos = Object.values(look).flatMap((entry) => entry?.logo ?? []);
  const pages = [...Object.values(service), ...Object.values(area), ...Object.values(home)];
  const ofPages = pages.flatMap((page) => page?.picture ?? []);
  return [...pairs, ...single, ...logos, ...ofPages].flatMap((picture) =>
    picture.widths.flatMap((width) =>
      pictureFormats.map((format) => ({
        picture,
        file: pictureUrl(picture, width, format).slice('/pictures/'.length),
        size: `${width}.${format}` as const,
      })),
    ),
  );
}
