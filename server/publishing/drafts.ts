import type {
  ContentKind,
  PublishedGalleryPicture,
  PublishedProject,
} from '#contract/content/kinds.ts';
import type { PublishedLook } from '#contract/content/look.ts';
import type { PublishedTexts } from '#contract/content/texts.ts';
import { builtHero } from '#content/home/hero.ts';
import { businessDay } from '#content/business-time.ts';
import { legalSlugs } from '#content/legal/types.ts';
import type { ContentPicture } from '#contract/content/pictures.ts';
import type { PublishedContent } from '#contract/content/published.ts';
import type { Revision, RevisionPost } from '#contract/admin/content.ts';
import { projectKinds } from '#content/projects/kinds.ts';
import { checkPage, checkTexts } from './draft-parts.ts';
import { HttpError } from '../http-error.ts';
import type { ContentUpload, ContentUploadStore } from '../store/content-uploads.ts';

type Draft<Kind extends ContentKind> = NonNullable<Extract<RevisionPost, { kind: Kind }>['data']>;
type ProjectDraft = Draft<'project'>;
type GalleryDraft = Draft<'gallery'>;
type DraftPicture = ProjectDraft['before'];
type Uploads = Pick<ContentUploadStore, 'find' | 'findByHash'>;

/** What a revision is checked against. */
type Stored = { uploads: Uploads; published: () => Promise<PublishedContent> };

/** Digits of the hash that are part of a picture's address. */
const DIGITS = 8;
/** By how much the shapes of a pair may differ: both are cropped by hand. */
const SHAPE_TOLERANCE = 0.01;

/**
 * The revision that an editor has sent, with the pictures that were uploaded for it. Throws an
 * HttpError that names the field that cannot be published.
 */
export async function revisionOf(
  post: RevisionPost,
  { author, at }: Pick<Revision, 'author' | 'at'>,
  { uploads, published }: Stored,
): Promise<Revision> {
  const { id, slug, base, state } = post;
  const head = { id, slug, base, state, author, at };
  if ((post.data === null) !== (state === 'withdrawn')) {
    throw refused('data', 'Only an entry that is withdrawn has no content.');
  }
  if (post.kind === 'project') {
    const data = post.data === null ? null : await projectOf(slug, post.data, uploads);
    return { ...head, kind: post.kind, data };
  }
  if (post.kind === 'gallery') {
    const data = post.data === null ? null : await galleryPictureOf(slug, post.data, uploads);
    return { ...head, kind: post.kind, data };
  }
  if (post.kind === 'look') {
    const data = post.data === null ? null : await lookOf(post.data, uploads);
    return { ...head, kind: post.kind, data };
  }
  switch (post.kind) {
    case 'words': {
      if (post.data !== null) await checkTexts(post, post.data);
      const texts = post.data?.texts ?? {};
      const live = isLegal(slug) ? ((await published()).words[slug] ?? { texts: {} }) : null;
      const data = live ? dated(texts, live, at) : { texts };
      // Words that are put back keep nothing but their day.
      const isNothing = state === 'withdrawn' && data.changed === undefined;
      return { ...head, kind: post.kind, data: isNothing ? null : data };
    }
    case 'prices':
    case 'numbers':
      if (post.data !== null) await checkTexts(post, post.data);
      break;
    case 'service': {
      checkPage(post, await published());
      const data = post.data === null ? null : await pageOf(post, post.data, uploads);
      return { ...head, kind: post.kind, data };
    }
    case 'area': {
      checkPage(post, await published());
      const data = post.data === null ? null : await pageOf(post, post.data, uploads);
      return { ...head, kind: post.kind, data };
    }
    case 'home': {
      if (slug !== 'home') throw refused('slug', 'The site has no page of this name.');
      const data = post.data === null ? null : await pageOf(post, post.data, uploads);
      return { ...head, kind: post.kind, data };
    }
    case 'testimonial':
    case 'business':
    case 'hours':
    case 'closure':
      break;
  }
  return { ...head, ...post };
}

const isLegal = (slug: string): boolean => legalSlugs.some((one) => one === slug);

/** Words of a legal page with the day of their change; what search engines show is none of its words. */
function dated(texts: PublishedTexts['texts'], live: PublishedTexts, at: string): PublishedTexts {
  const shown = (all: PublishedTexts['texts']) =>
    JSON.stringify(
      Object.entries(all)
        .filter(([key]) => !key.startsWith('seo.'))
        .toSorted(),
    );
  const isSame = shown(texts) === shown(live.texts);
  const changed = isSame ? live.changed : businessDay(new Date(at));
  return { texts, ...(changed !== undefined && { changed }) };
}

async function galleryPictureOf(
  slug: string,
  { caption, picture }: GalleryDraft,
  uploads: Uploads,
): Promise<PublishedGalleryPicture> {
  const place = { name: `gallery-${slug}`, field: 'data.picture' };
  return { caption, picture: await pictureOf(picture, place, uploads) };
}

/** A page with the firm's own picture, if it has one. */
async function pageOf<Page extends { picture?: DraftPicture | undefined }>(
  { kind, slug }: Pick<RevisionPost, 'kind' | 'slug'>,
  { picture, ...words }: Page,
  uploads: Uploads,
): Promise<Omit<Page, 'picture'> & { picture?: ContentPicture }> {
  if (picture === undefined) return words;
  const name = kind === 'home' ? builtHero.picture : `${kind}-${slug}`;
  const place = { name, field: 'data.picture' };
  return { ...words, picture: await pictureOf(picture, place, uploads) };
}

async function lookOf({ logo, ...rest }: Draft<'look'>, uploads: Uploads): Promise<PublishedLook> {
  if (logo === undefined) return rest;
  const place = { name: 'logo', field: 'data.logo' };
  return { ...rest, logo: await pictureOf(logo, place, uploads) };
}

async function projectOf(
  slug: string,
  { before, after, ...words }: ProjectDraft,
  uploads: Uploads,
): Promise<PublishedProject> {
  if (!projectKinds.some(({ id }) => id === words.category)) {
    throw refused('data.category', 'Please choose one of the kinds of work.');
  }
  const placeOf = (state: 'before' | 'after') => ({
    name: `project-${slug}-${state}`,
    field: `data.${state}`,
  });
  const pair = {
    before: await pictureOf(before, placeOf('before'), uploads),
    // One lies over the other: both are cropped alike.
    after: await pictureOf({ ...after, focus: before.focus }, placeOf('after'), uploads),
  };
  const [one, other] = [shapeOf(pair.before), shapeOf(pair.after)];
  if (Math.abs(one - other) > SHAPE_TOLERANCE * one) {
    throw refused('data.after', 'Both pictures need the same shape. Please align them again.');
  }
  return { ...words, ...pair };
}

async function pictureOf(
  draft: DraftPicture,
  { name, field }: { name: string; field: string },
  uploads: Uploads,
): Promise<ContentPicture> {
  if ('upload' in draft) {
    const upload = await uploads.find(draft.upload);
    if (upload === null) {
      throw new HttpError(409, 'upload_missing', 'This picture has not been uploaded.', {
        fields: [{ path: field, message: 'Please send this picture again.' }],
      });
    }
    return pictureIn(upload, name, draft);
  }
  const upload = await uploads.findByHash(draft.hash);
  if (upload !== null) return pictureIn(upload, name, draft);
  if (await isOfBuild(draft)) return draft;
  throw refused(field, 'This picture is not known. Please choose it again.');
}

const shapeOf = ({ width, height }: ContentPicture): number => width / height;

/** An upload as pages show it: its size is that of its widest file. */
function pictureIn(
  { hash, width, height, widths, placeholder }: ContentUpload,
  name: string,
  { alt, focus }: Pick<ContentPicture, 'alt' | 'focus'>,
): ContentPicture {
  const widest = Math.max(...widths);
  return {
    name,
    hash: hash.slice(0, DIGITS),
    width: widest,
    height: Math.round((height * widest) / width),
    widths: [...widths],
    alt,
    placeholder,
    ...(focus && { focus }),
  };
}

/** Whether a picture is one of the build: an entry of the build that is edited keeps its own. */
async function isOfBuild({ name, hash }: ContentPicture): Promise<boolean> {
  // Not with the server's start: a module for each picture.
  const { pictures } = await import('#content/pictures/all.ts');
  return pictures.some((one) => one.name === name && one.hash === hash);
}

function refused(path: string, message: string): HttpError {
  return new HttpError(400, 'invalid_body', 'The request has invalid fields.', {
    fields: [{ path, message }],
  });
}
