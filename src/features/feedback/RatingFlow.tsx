import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { RouterLink } from '#components/PageLink.tsx';
import { review } from '#content/review.ts';
import { siteConfig } from '#content/site-config.ts';
import { ChosenStars } from './ChosenStars.tsx';
import { PublicReview } from './PublicReview.tsx';
import { Stars } from './Stars.tsx';

const Flow = styled(Stack)(({ theme }) => ({
  alignItems: 'start',
  gap: theme.spacing(2),
  '& > form, & > noscript': { width: '100%' },
}));

/** A link to the public review page all the same, where one is configured. */
function PublicLink() {
  if (siteConfig.reviewUrl === '') return null;
  return (
    <Button href={siteConfig.reviewUrl} target="_blank" rel="noopener" variant="text">
      {review.feedback.publicLink}
    </Button>
  );
}

/**
 * The rating flow: five stars, then private feedback for a low rating or the public review page for
 * a high one; where there is none, the praise comes to us. `feedbackForm` draws the form for a rating.
 */
export function RatingFlow({
  feedbackForm,
  withoutScript,
}: {
  feedbackForm: (rating: number) => ReactNode;
  /** In place of the stars where nothing would follow them. */
  withoutScript: ReactNode;
}) {
  const [rating, setRating] = useState(0);
  const [decided, setDecided] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (rating === 0 || decided) return undefined;
    const timer = setTimeout(() => setDecided(true), review.delayMs);
    return () => clearTimeout(timer);
  }, [decided, rating]);

  useEffect(() => {
    if (decided) heading.current?.focus();
  }, [decided]);

  const changeRating = () => {
    setDecided(false);
    setRating(0);
  };

  if (!decided) {
    return (
      <Flow>
        <Flow className="needs-script">
          <Typography variant="subtitle1">{review.lead}</Typography>
          <Stars onRate={setRating} />
        </Flow>
        {withoutScript}
      </Flow>
    );
  }
  if (rating <= review.privateUpTo) {
    return (
      <Flow>
        <ChosenStars rating={rating} />
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          {review.feedback.title}
        </Typography>
        <Typography>{review.feedback.text}</Typography>
        {feedbackForm(rating)}
        <PublicLink />
        <Button type="button" variant="text" onClick={changeRating}>
          {review.feedback.back}
        </Button>
      </Flow>
    );
  }
  return (
    <Flow>
      <ChosenStars rating={rating} />
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        {review.praise.title}
      </Typography>
      {siteConfig.reviewUrl === '' ? (
        <>
          <Typography>{review.praise.unavailable}</Typography>
          {feedbackForm(rating)}
          <Button type="button" variant="text" onClick={changeRating}>
            {review.feedback.back}
          </Button>
        </>
      ) : (
        <PublicReview />
      )}
      <Button component={RouterLink} to={review.home.href} variant="outlined">
        {review.home.label}
      </Button>
    </Flow>
  );
}
