import { business } from '../business.ts';
import { claims, figures, figureText } from '../claims.ts';
import { testimonials } from '../testimonials.ts';
import { siteConfig } from '../site-config.ts';
import { ownTiles } from '../own-claims.ts';
import type { StatTile } from '../page-types.ts';
import { withTexts } from '../texts/with-texts.ts';

/** A place where reviews can be read; without an address it is not linked. */
export type ReviewPlatform = {
  readonly id: string;
  readonly label: string;
  readonly href: string;
};

/** Tiles beside the reviews. */
export const testimonialTiles = ownTiles([
  { value: claims.rating, label: `from ${business.rating.count} reviews`, isRating: true },
  {
    value: figureText(figures.recommend),
    label: figures.recommend.noun,
    figure: figures.recommend,
  },
  {
    value: figureText(figures.homesAndLots),
    label: `${figures.homesAndLots.noun} looked after`,
    figure: figures.homesAndLots,
  },
] as const satisfies readonly StatTile[]);

/** Three review platforms; each is linked once its address is configured. */
export const reviewPlatforms: readonly ReviewPlatform[] = [
  { id: 'google', label: 'Google Reviews', href: siteConfig.reviewUrl },
  { id: 'facebook', label: 'Facebook', href: siteConfig.facebookUrl },
  { id: 'product-review', label: 'ProductReview.com.au', href: siteConfig.productReviewUrl },
];

/** As the site was built. */
export const builtTestimonialsText = {
  heading: testimonials.length === 0 ? 'Were you our client?' : 'What clients told others',
  intervalMs: 5000,
  previous: 'Previous review',
  next: 'Next review',
  pause: 'Pause the reviews',
  play: 'Let the reviews move on',
  dot: (name: string) => `Review by ${name}`,
  rating: (rating: number) => `${rating} out of 5 stars`,
  platformsHeading: 'Reviewed on',
  button: 'Join Our Happy Clients',
  buttonHref: '#contact',
  leaveReview: { label: 'Leave a Review', href: '/review' },
} as const;

/** Words around the reviews; the index moves on every 5000 ms unless paused. */
export const testimonialsText = withTexts('words', 'home-reviews', builtTestimonialsText);
