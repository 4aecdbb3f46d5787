import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ActionButton, ActionLink } from '#components/ActionButton.tsx';
import { review } from '#content/review.ts';
import { siteConfig } from '#content/site-config.ts';
import { PublicReview } from './PublicReview.tsx';
import { Stars } from './Stars.tsx';

const Flow = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& > p': { margin: 0 },
  '& > .needs-script': { width: '100%' },
}));

const HomeLink = ActionLink.withComponent(Link);

/** A link to the public review page all the same, where one is configured. */
function PublicLink() {
  if (siteConfig.reviewUrl === '') return null;
  return (
    <ActionLink href={siteConfig.reviewUrl} target="_blank" rel="noopener" emphasis="bare">
      {review.feedback.publicLink}
    </ActionLink>
  );
}

/**
 * The rating flow (specification 1-§2.7): five stars, then private feedback for a low rating or the
 * public review page for a high one. `feedbackForm` draws the form for a rating.
 */
export function RatingFlow({ feedbackForm }: { feedbackForm: (rating: number) => ReactNode }) {
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
        <Stars rating={rating} onRate={setRating} />
      </Flow>
    );
  }
  if (rating <= review.privateUpTo) {
    return (
      <Flow>
        <h2 ref={heading} tabIndex={-1}>
          {review.feedback.title}
        </h2>
        <p>{review.feedback.text}</p>
        {feedbackForm(rating)}
        <PublicLink />
        <ActionButton type="button" emphasis="bare" onClick={changeRating}>
          {review.feedback.back}
        </ActionButton>
      </Flow>
    );
  }
  return (
    <Flow>
      <h2 ref={heading} tabIndex={-1}>
        {review.praise.title}
      </h2>
      <PublicReview />
      <HomeLink to={review.home.href} emphasis="line">
        {review.home.label}
      </HomeLink>
    </Flow>
  );
}
