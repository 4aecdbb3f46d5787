import { basename, join } from 'node:path';
import { isSampleBuild } from '#content/business.ts';
import { groundOf, logoIcon, pageCard, wordlessCard } from '#content/logo.ts';
import { pictureUrl } from '#content/pictures/url.ts';
import type { ContentPicture } from '#contract/content/pictures.ts';
import type { PublishedContent } from '#contract/content/published.ts';
import type { PhotoFiles } from '../photos/storage.ts';
import type { ContentUploadStore } from '../store/content-uploads.ts';
import type { Brand } from './brand-schema.ts';

/** Icons of the visitors' app that show the firm's mark, by their names in the build. */
const ICONS = [
  ['favicon-32', 32, 'full'],
  ['apple-touch-icon', 180, 'any'],
  ['icon-192', 192, 'any'],
  ['icon-512', 512, 'any'],
  ['maskable-192', 192, 'maskable'],
  ['maskable-512', 512, 'maskable'],
] as const;

type Services = {
  /** Folder of the build's files. */
  client: string;
  /** Folder of the published pictures. */
  pictures: string;
  uploads: Pick<ContentUploadStore, 'findByHash'>;
  files: Pick<PhotoFiles, 'read'>;
};

/**
 * What is drawn for a publication: icons from its logo, sharing cards without the name of the
 * build's firm, and those of pages with a picture of the firm's own. Null where the build's are all.
 */
export async function brandOf(
  content: PublishedContent,
  { client, pictures, uploads, files }: Services,
): Promise<Brand | null> {
  const mark = content.look['look']?.logo ?? null;
  const isOwnFirm = isSampleBuild && Boolean(content.business['business']);
  const ofBuild = mark === null && !isOwnFirm ? [] : await cardsOf(mark, client);
  const cards = [...ofBuild, ...cardsOfPages(content, mark, pictures)];
  if (mark === null && cards.length === 0) return null;
  const bytes = mark === null ? null : await masterOf(mark, { uploads, files });
  return {
    logo:
      mark === null || bytes === null
        ? null
        : { bytes: new Uint8Array(bytes), ground: groundOf(mark) },
    icons:
      mark === null
        ? []
        : ICONS.map(([name, size, shape]) => ({
            file: logoIcon(name, mark).slice(1),
            size,
            shape,
          })),
    cards,
  };
}

async function masterOf(
  { hash }: ContentPicture,
  { uploads, files }: Pick<Services, 'uploads' | 'files'>,
): Promise<Uint8Array | null> {
  const upload = await uploads.findByHash(hash);
  return upload === null ? null : files.read(upload.id, upload.hash, 'whole');
}

async function cardsOf(mark: ContentPicture | null, client: string): Promise<Brand['cards']> {
  // Not with the server's start: a module for each picture.
  const { shareCards } = await import('#content/pictures/catalogue.ts');
  const { pictures } = await import('#content/pictures/all.ts');
  return shareCards.flatMap(({ slug, picture: name }) => {
    const picture = pictures.find((one) => one.name === name);
    if (picture === undefined) return [];
    const file = wordlessCard(slug, mark).slice(1);
    return { file, picture: join(client, pictureUrl(picture, picture.width, 'webp')) };
  });
}

/** Those of home, services and areas with a picture of the firm's own. */
function cardsOfPages(
  { home, service, area }: PublishedContent,
  mark: ContentPicture | null,
  pictures: string,
): Brand['cards'] {
  const pages = [...Object.values(home), ...Object.values(service), ...Object.values(area)];
  return pages.flatMap((page) => {
    if (!page?.picture) return [];
    const { picture } = page;
    const file = basename(pictureUrl(picture, picture.width, 'webp'));
    const { focus } = picture;
    return { file: pageCard(picture, mark).slice(1), picture: join(pictures, file), focus };
  });
}
