/** One sharing card, 1200 x 630: which drawing it carries and what is set beneath it. */
export type ShareCard = {
  readonly slug: string;
  readonly picture: string;
  readonly title: string;
};

/** Cards for the home page, every service and every area, named by slug. */
export const shareCards: readonly ShareCard[] = [
  { slug: 'default', picture: 'hero', title: 'Sydney stone and building repair' },
  { slug: 'masonry', picture: 'service-masonry', title: 'Masonry and repointing' },
  { slug: 'restoration', picture: 'service-restoration', title: 'Stone restoration' },
  {
    slug: 'foundation-repairs',
    picture: 'service-foundation-repairs',
    title: 'Foundation repairs',
  },
  {
    slug: 'structural-repairs',
    picture: 'service-structural-repairs',
    title: 'Structural repairs',
  },
  {
    slug: 'heritage-restoration',
    picture: 'service-heritage-restoration',
    title: 'Heritage restoration',
  },
  {
    slug: 'building-restoration',
    picture: 'service-building-restoration',
    title: 'Building restoration',
  },
  { slug: 'concrete-repairs', picture: 'service-concrete-repairs', title: 'Concrete repairs' },
  { slug: 'remedial-building', picture: 'service-remedial-building', title: 'Remedial building' },
  { slug: 'sydney-cbd', picture: 'area-sydney-cbd', title: 'Sydney CBD' },
  { slug: 'eastern-suburbs', picture: 'area-eastern-suburbs', title: 'Eastern Suburbs' },
  { slug: 'north-shore', picture: 'area-north-shore', title: 'North Shore' },
  { slug: 'northern-beaches', picture: 'area-northern-beaches', title: 'Northern Beaches' },
  { slug: 'inner-west', picture: 'area-inner-west', title: 'Inner West' },
  { slug: 'greater-sydney', picture: 'area-greater-sydney', title: 'Greater Sydney' },
];

/** Path of a sharing card. */
export const shareUrl = (slug: string): string => `/share/${slug}.jpg`;
