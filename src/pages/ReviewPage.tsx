import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { review } from '#content/review.ts';
import { FeedbackForm, FeedbackWithoutScript } from '#features/enquiry/forms/FeedbackForm.tsx';
import { RatingFlow } from '#features/feedback/RatingFlow.tsx';
import { sentStatus } from './parts/FormSplit.tsx';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  minHeight: '72vh',
  paddingBlock: theme.spacing(6),
  backgroundColor: theme.vars.palette.brand.sandstone,
  color: theme.vars.palette.brand.ink,
}));

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: theme.spacing(8),
    alignItems: 'start',
  },
}));

const feedbackForm = (rating: number) => <FeedbackForm rating={rating} status={sentStatus} />;

export default function ReviewPage() {
  return (
    <Page data-tone="light">
      <Container>
        <Sides>
          <Typography variant="h1">{review.h1}</Typography>
          <RatingFlow feedbackForm={feedbackForm} withoutScript={<FeedbackWithoutScript />} />
        </Sides>
      </Container>
    </Page>
  );
}
