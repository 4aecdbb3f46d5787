/**
 * What the sample is called and where it lives: none of it may be left in another firm's build.
 * Written out, since an owner changes src/content/business.ts.
 */
export const sampleNames = [
  'Ashlar',
  'ashlarandsons',
  '7010 1995',
  '70101995',
  '491 570 156',
  '491570156',
  '00 000 000 000',
  '000000C',
] as const;

/** The sample's rating, as structured data states it: of another firm it would be untrue. */
export const sampleRating = '"ratingValue":4.9,"bestRating":5,"reviewCount":47';

/** Where the sample works, as its texts name it: of a firm elsewhere it would be untrue. */
export const samplePlace = { city: 'Sydney', state: 'NSW' } as const;
