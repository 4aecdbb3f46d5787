import { business } from '#content/business.ts';
import { builtFigures } from '#content/claims.ts';
import { projectKinds } from '#content/projects/kinds.ts';
import type { PublishedBusiness } from '#contract/content/firm.ts';
import type { PublishedProject, PublishedTestimonial } from '#contract/content/kinds.ts';
import type { ContentPicture } from '#contract/content/pictures.ts';
import { nothingPublished, type PublishedContent } from '#contract/content/published.ts';

/** A firm that shares no name, number and place with any other. */
const anyFirm: PublishedBusiness = {
  name: 'Qqq Any Firm',
  shortName: 'Qqq Any',
  phone: '(08) 5550 9999',
  mobile: '0491 570 999',
  email: 'any@qqq.example',
  abn: '10 000 000 000',
  licence: 'Qqq licence 9',
  locality: 'Qqq Place',
  postcode: '9999',
  latitude: -30,
  longitude: 140,
  established: 1901,
  siteUrl: 'https://qqq.example',
  founder: 'Qqq Founder',
  privacyOfficer: 'Qqq Officer',
};

const named: PublishedContent = { ...nothingPublished, business: { business: anyFirm } };

const picture = (name: string): ContentPicture => ({
  name,
  hash: '00000000',
  width: 1,
  height: 1,
  widths: [1],
  alt: 'Qqq',
  placeholder: 'linear-gradient(#aaa,#a87,#876)',
});

const projectOf = (kind: string): readonly [string, PublishedProject] => [
  `qqq-${kind}`,
  {
    title: 'Qqq project',
    location: 'Qqq Place',
    year: 2020,
    category: kind,
    summary: 'Qqq summary',
    before: picture(`project-qqq-${kind}-before`),
    after: picture(`project-qqq-${kind}-after`),
  },
];

const review: PublishedTestimonial = {
  name: 'Qqq Client',
  location: 'Qqq Place',
  date: '2020-01',
  rating: 5,
  title: 'Qqq title',
  content: 'Qqq review',
  project: 'Qqq project',
};

/** Every number that a firm can confirm, as the sample has it. */
const numbers = {
  ...Object.fromEntries(
    Object.entries(builtFigures).map(([name, { value }]) => [
      `figures.${name}.value`,
      String(value),
    ]),
  ),
  'rating.value': String(business.rating.value),
  'rating.count': String(business.rating.count),
};

/**
 * What another firm may have published, as far as it decides which of the build's sentences its pages say: its
 * name alone, and jobs, reviews and figures of its own with it.
 */
export const ofAnyFirm: readonly PublishedContent[] = [
  named,
  {
    ...named,
    project: Object.fromEntries(projectKinds.map(({ id }) => projectOf(id))),
    testimonial: { 'qqq-review': review },
    numbers: { numbers: { texts: numbers } },
  },
];
