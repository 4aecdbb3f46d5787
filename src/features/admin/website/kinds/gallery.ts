import { fieldWords } from '#content/admin/website/kinds.ts';
import { builtGallery as pictures } from '#content/gallery.ts';
import { gallerySchema } from '#contract/content/kinds.ts';
import { contentLimits } from '#contract/content/lines.ts';
import { ALT_MAX } from '#contract/content/pictures.ts';
import { builtPicture } from './built-pictures.ts';
import type { Kind } from './kind.ts';

const words = fieldWords.gallery;

/** A picture of the home page's gallery. */
export const gallery: Kind = {
  id: 'gallery',
  built: pictures.map(({ id, caption }) => ({ slug: id, title: caption, detail: '' })),
  builtData(slug) {
    const found = pictures.find(({ id }) => id === slug);
    if (found === undefined) return null;
    const data = { caption: found.caption, picture: builtPicture(found.picture) };
    return gallerySchema.safeParse(data).data ?? null;
  },
  groups: () => [
    {
      id: 'gallery',
      fields: [
        { name: 'caption', text: words.caption, max: contentLimits.galleryCaption },
        { name: 'pictureAlt', text: words.alt, max: ALT_MAX, rows: 2 },
      ],
    },
  ],
  titleOf: ({ caption = '' }) => ({ title: caption, detail: '' }),
  draftOf: ({ caption }, pictureOf) => ({ caption, picture: pictureOf('picture') }),
  pictures: ['picture'],
  addressOf: ({ caption = '' }) => [caption],
  off: 'removed',
  pageOf: () => '/',
};
