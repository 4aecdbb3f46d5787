import type { PublishedGalleryPicture } from '#contract/content/kinds.ts';
import { ownEntries } from './own-statements.ts';
import type { Picture } from './pictures/types.ts';
import { publishedContent, withPublished } from './published.ts';
import { withTexts } from './texts/with-texts.ts';

/** A picture of the home gallery. */
export type GalleryPicture = {
  readonly id: string;
  /** Name in the picture catalogue, which also holds the alt text. */
  readonly picture: `gallery-${string}`;
  readonly caption: string;
  /** The picture of a published entry; those of the others are in the build. */
  readonly file?: Picture;
};

const shown = (id: string, caption: string): GalleryPicture => ({
  id,
  picture: `gallery-${id}`,
  caption,
});

/** The pictures of the build, in the order of the scroller. */
export const builtGallery: readonly GalleryPicture[] = [
  shown('sandstone-terrace', 'Terrace door case, joints in lime putty'),
  shown('warehouse-arch', 'Three-ring arch, turned on centring'),
  shown('church-buttress', 'Buttress with weathered set-offs renewed'),
  shown('window-tracery', 'Tracery cut from a zinc template'),
  shown('retaining-wall', 'Rock-faced wall, drained behind'),
  shown('harbour-seawall', 'Seawall rebedded between two tides'),
  shown('balcony-soffit', 'Soffit recast with its drip groove'),
  shown('underpinned-footing', 'One-metre pin under an old stone footing'),
  shown('chimney', 'Corbelled stack, four pots, lead tray'),
  shown('parapet', 'Balustrade and urns, dowelled in stainless'),
  shown('quoins', 'Sandstone quoins toothed into brick'),
  shown('lintel', 'Flat arch of wedges, no steel at all'),
  shown('cornice', 'Dentil cornice under new lead'),
  shown('courtyard-wall', 'Rubble wall in hot-mixed lime'),
  shown('bridge-pier', 'Cutwater repointed from a pontoon'),
  shown('stone-stair', 'Worn treads turned over and reset'),
  shown('gateposts', 'Ball caps on a hidden dowel'),
  shown('rubble-cottage', 'Field rubble in earth and lime, veranda new'),
];

/** The pictures of the home gallery, in the order of the scroller. */
export const gallery = withPublished<GalleryPicture, PublishedGalleryPicture>(
  ownEntries(builtGallery),
  publishedContent?.gallery,
  (id, { caption, picture }) => ({ ...shown(id, caption), file: picture }),
);

/** As the site was built. */
export const builtGalleryTexts = {
  heading: 'Details worth standing close to',
  /** Stands right above the pictures that can be pressed. */
  intro: `${gallery.length} ${gallery.length === 1 ? 'piece' : 'pieces'} of sound work. Press one to see it at full size.`,
  label: 'Gallery of our work',
  previous: 'Scroll back',
  next: 'Scroll on',
  open: (caption: string): string => `Enlarge: ${caption}.`,
  close: 'Close picture',
  lightboxPrevious: 'Previous picture',
  lightboxNext: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  /** The lightbox puts the numbers in by itself. */
  slide: 'Picture {index} of {total}',
  position: (index: number, count: number): string => `Picture ${index} of ${count}`,
  /** Shown where a picture does not load. */
  unavailable: 'Image unavailable',
  pair: { before: 'Before', after: 'After' },
  all: { label: 'See projects before and after', href: '/projects' },
} as const;

/** Texts around the scroller and its lightbox. */
export const galleryTexts = withTexts('words', 'home-gallery', builtGalleryTexts);
