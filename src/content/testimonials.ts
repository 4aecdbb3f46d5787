import { business } from './business.ts';
import { ownEntries } from './own-statements.ts';
import { publishedContent, withPublished } from './published.ts';

/** A client's review. */
export type Testimonial = {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  /** Month of the review, ISO 8601: YYYY-MM. */
  readonly date: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly content: string;
  readonly project: string;
  /** Initials. */
  readonly avatar: string;
};

/** The reviews of the build, in the order in which they are shown. */
const texts: readonly Testimonial[] = [
  {
    id: 'paddington-front',
    name: 'Helen M.',
    location: 'Paddington',
    date: '2026-05',
    rating: 5,
    title: 'Talked us out of a rebuild',
    content: `Two builders wanted to pull the front wall down. ${business.people.masonryLead.firstName} found the box gutter emptying into it, fixed that first, then repointed in lime over nine days. The wall dried out by spring and the musty smell went with it.`,
    project: 'Terrace front repointed',
    avatar: 'HM',
  },
  {
    id: 'coogee-strata',
    name: 'Raj P.',
    location: 'Coogee',
    date: '2026-02',
    rating: 5,
    title: 'Clear enough for a committee to vote on',
    content:
      'Eleven balconies with concrete cancer and a committee that agrees on nothing. The report marked every spall on a photo with a rate beside it. Final cost came in 4% over the estimate, with each extra square metre measured in front of us.',
    project: 'Balcony soffits, 24-lot strata',
    avatar: 'RP',
  },
  {
    id: 'balmain-parapet',
    name: 'Susan and Greg T.',
    location: 'Balmain',
    date: '2025-10',
    rating: 5,
    title: 'Council papers included',
    content:
      'Our parapet leaned towards the footpath and the house is in a conservation area. They made it safe the same evening, wrote the heritage statement with our architect, and cast new urns from the one that survived.',
    project: 'Parapet rebuilt',
    avatar: 'ST',
  },
  {
    id: 'marrickville-footing',
    name: 'Nick K.',
    location: 'Marrickville',
    date: '2025-06',
    rating: 4,
    title: 'Rain cost us a week, the result did not suffer',
    content:
      'Seven pins under the corner of a brick cottage on clay. They stopped twice for wet ground and told us each time why. Doors close again, and a year later the crack gauge has not moved.',
    project: 'Corner footing underpinned',
    avatar: 'NK',
  },
  {
    id: 'cbd-facade',
    name: 'Alison W.',
    location: 'Sydney CBD',
    date: '2024-11',
    rating: 5,
    title: 'Night work without one complaint',
    content:
      'A piece of cornice came off over our George Street awning at 7 in the morning. Someone was on the footpath in about half an hour with barriers. The repairs were done from rope at night and not one tenant rang me.',
    project: 'Sandstone cornice made safe and repaired',
    avatar: 'AW',
  },
  {
    id: 'manly-chimney',
    name: 'Tomasz B.',
    location: 'Manly',
    date: '2024-08',
    rating: 5,
    title: 'Kept every brick that could be kept',
    content:
      'Salt had eaten the top metre of both chimneys. They numbered the good bricks, found forty more at a demolition yard that I cannot tell from ours, and put in a stainless flue cowl I did not know I needed.',
    project: 'Two chimneys rebuilt',
    avatar: 'TB',
  },
];

/** First letters of the first word of a name and of its last. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => [...word][0])
    .join('')
    .toUpperCase();
}

/** Those of the build. */
export const builtTestimonials = texts;

/** The reviews, in the order in which they are shown. */
export const testimonials: readonly Testimonial[] = withPublished(
  ownEntries(texts),
  publishedContent?.testimonial,
  (id, review) => ({ id, ...review, avatar: initialsOf(review.name) }),
);
