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

/** What the sample's clients are called, and its rating: said of another firm they would be untrue. */
export const sampleReviews = [
  'Helen M.',
  'Raj P.',
  'Susan and Greg T.',
  'Nick K.',
  'Alison W.',
  'Tomasz B.',
  '"ratingValue":4.9,"bestRating":5,"reviewCount":47',
] as const;

/** What only the owner can write: where it stands, and words of the sample by which it is known. */
export const sampleWords = [
  { what: 'the figures that pages claim', file: 'src/content/claims.ts', words: '800+' },
  { what: 'the projects', file: 'src/content/projects', words: 'balmain-parapet' },
  { what: 'the founder’s words', file: 'src/content/home/founder.ts', words: 'tap it first' },
  { what: 'the story of the firm', file: 'src/content/about.ts', words: 'one ute' },
] as const;
