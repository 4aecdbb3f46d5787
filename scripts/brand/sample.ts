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

/** What only the owner can write: where it stands, and words of the sample by which it is known. */
export const sampleWords = [
  { what: 'the figures that pages claim', file: 'src/content/claims.ts', words: '800+' },
  { what: 'the reviews', file: 'src/content/home/testimonials.ts', words: 'Tomasz B.' },
  { what: 'the projects', file: 'src/content/projects.ts', words: 'balmain-parapet' },
  { what: 'the founder’s words', file: 'src/content/home/founder.ts', words: 'tap it first' },
  { what: 'the story of the firm', file: 'src/content/about.ts', words: 'one ute' },
  { what: 'the rating', file: 'src/content/business.ts', words: '"ratingValue":4.9' },
] as const;
