import styled from '@emotion/styled';
import { Measure } from '#components/Course.tsx';
import { review } from '#content/review.ts';
import { FeedbackForm } from '#features/enquiry/FeedbackForm.tsx';
import { RatingFlow } from '#features/feedback/RatingFlow.tsx';

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  minHeight: '72vh',
  paddingBlock: theme.spacing(6),
  backgroundColor: theme.vars.palette.stone.sandstone,
  color: theme.vars.palette.stone.ink,
}));

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& > *': { minWidth: 0 },
  '& h1': { ...theme.typography.h1, margin: 0 },
  '& h1 + p': { ...theme.typography.subtitle1, margin: theme.spacing(2, 0, 0) },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: theme.spacing(8),
    alignItems: 'center',
  },
}));

const feedbackForm = (rating: number) => <FeedbackForm rating={rating} />;

/** The rating flow (specification 1-§2.7), alone on its ground. */
export default function ReviewPage() {
  return (
    <Ground data-tone="light">
      <Measure>
        <Sides>
          <div>
            <h1>{review.h1}</h1>
            <p>{review.lead}</p>
          </div>
          <RatingFlow feedbackForm={feedbackForm} />
        </Sides>
      </Measure>
    </Ground>
  );
}
