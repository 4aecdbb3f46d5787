import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { RouterLink } from '#components/PageLink.tsx';
import { review } from '#content/review.ts';
import { siteConfig } from '#content/site-config.ts';
import { ChosenStars } from './ChosenStars.tsx';
import { PublicReview } from './PublicReview.tsx';
import { COUNTS } from './star-parts.ts';

/** Draws the form for a rating. */
export type FeedbackForm = (rating: number) => ReactNode;

/** A low rating may go to the public review page too, where one is configured. */
function PublicLink() {
  if (siteConfig.reviewUrl === '') return null;
  return (
    <Button href={siteConfig.reviewUrl} target="_blank" rel="noopener" variant="text">
      {review.feedback.publicLink}
    </Button>
  );
}

/**
 * What follows a rating: private feedback for a low one, the public review page for a high one; where
 * there is none, the praise comes to us.
 */
export function AfterRating({
  rating,
  feedbackForm,
  heading,
  onChange,
}: {
  rating: number;
  feedbackForm: FeedbackForm;
  heading?: Ref<HTMLHeadingElement>;
  /** The visitor wants to give another rating. */
  onChange?: () => void;
}) {
  const change = (
    <Button type="button" variant="text" onClick={onChange}>
      {review.feedback.back}
    </Button>
  );
  if (rating <= review.privateUpTo) {
    return (
      <>
        <ChosenStars rating={rating} />
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          {review.feedback.title}
        </Typography>
        <Typography>{review.feedback.text}</Typography>
        {feedbackForm(rating)}
        <PublicLink />
        {change}
      </>
    );
  }
  return (
    <>
      <ChosenStars rating={rating} />
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        {review.praise.title}
      </Typography>
      {siteConfig.reviewUrl === '' ? (
        <>
          <Typography>{review.praise.unavailable}</Typography>
          {feedbackForm(rating)}
          {change}
        </>
      ) : (
        <PublicReview />
      )}
      <Button component={RouterLink} to={review.home.href} variant="outlined">
        {review.home.label}
      </Button>
    </>
  );
}

const isLow = (rating: number) => rating <= review.privateUpTo;

/**
 * What follows a low rating and a high one, as HTML, which app/boot/rating.ts shows for the star that
 * was chosen. React finds nothing in a template, whose content is no child of it, and renders nothing.
 */
export function AfterRatingAsHtml({ feedbackForm }: { feedbackForm: FeedbackForm }) {
  return [COUNTS.filter(isLow), COUNTS.filter((rating) => !isLow(rating))].map((ratings) => (
    <template key={ratings.join(' ')} data-ratings={ratings.join(' ')}>
      {import.meta.env.SSR ? (
        <AfterRating rating={ratings[0] ?? 0} feedbackForm={feedbackForm} />
      ) : null}
    </template>
  ));
}
