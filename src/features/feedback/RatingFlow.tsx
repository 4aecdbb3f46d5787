import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Activity, memo, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { review } from '#content/review.ts';
import { AfterRating, AfterRatingAsHtml, type FeedbackForm } from './AfterRating.tsx';
import { ratedInDocument, RATING_ID } from './in-document.ts';
import { Stars } from './Stars.tsx';

const Flow = styled(Stack)(({ theme }) => ({
  alignItems: 'start',
  gap: theme.spacing(2),
  '& > form, & > noscript': { width: '100%' },
}));

/** The stars, and as HTML what follows them. */
const Question = memo(function Question({
  feedbackForm,
  withoutScript,
  onRate,
}: {
  feedbackForm: FeedbackForm;
  withoutScript: ReactNode;
  onRate: (rating: number) => void;
}) {
  return (
    <>
      <Flow className="needs-script">
        <Typography variant="subtitle1">{review.lead}</Typography>
        <Stars onRate={onRate} />
      </Flow>
      {withoutScript}
      <AfterRatingAsHtml feedbackForm={feedbackForm} />
    </>
  );
});

/**
 * The rating flow: five stars, then what follows, which is rendered from the press on, hidden, so that it
 * only has to be shown.
 */
export function RatingFlow({
  feedbackForm,
  withoutScript,
}: {
  feedbackForm: FeedbackForm;
  /** In place of the stars where nothing would follow them. */
  withoutScript: ReactNode;
}) {
  const [before] = useState(ratedInDocument);
  const [rating, setRating] = useState(before.rating);
  const [decided, setDecided] = useState(before.decided);
  /** Not what was found in the page: it is hydrated as it is. */
  const [isAhead, setIsAhead] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** How long ago the star was chosen that was found in the page. */
  const ago = useRef(before.ago);
  const isHeard = useRef(before.decided);

  useEffect(() => {
    if (rating === 0 || decided) return undefined;
    const timer = setTimeout(() => setDecided(true), review.delayMs - ago.current);
    ago.current = 0;
    return () => clearTimeout(timer);
  }, [decided, rating]);

  useEffect(() => {
    if (decided && !isHeard.current) heading.current?.focus();
    isHeard.current = decided;
  }, [decided]);

  const rate = useCallback((stars: number) => {
    setIsAhead(true);
    setRating(stars);
  }, []);

  const changeRating = () => {
    setDecided(false);
    setRating(0);
  };

  const after = (
    <AfterRating
      rating={rating}
      feedbackForm={feedbackForm}
      heading={heading}
      onChange={changeRating}
    />
  );
  return (
    <Flow id={RATING_ID} data-delay={review.delayMs}>
      {decided ? null : (
        <Question feedbackForm={feedbackForm} withoutScript={withoutScript} onRate={rate} />
      )}
      {rating > 0 && isAhead ? (
        <Activity key={rating} mode={decided ? 'visible' : 'hidden'}>
          {after}
        </Activity>
      ) : null}
      {decided && !isAhead ? after : null}
    </Flow>
  );
}
