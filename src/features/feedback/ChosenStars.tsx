import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Icon } from '#components/Icon.tsx';
import { review } from '#content/review.ts';
import { COUNTS } from './star-parts.ts';

const Row = styled(Stack)(({ theme }) => ({
  flexFlow: 'row',
  color: theme.vars.palette.brand.fieldEdge,
  fontSize: theme.typography.h2.fontSize,
  '& > svg': { fill: 'transparent', stroke: 'currentcolor' },
  [COUNTS.map((count) => `&[data-rating="${count}"] > :nth-of-type(-n + ${count})`).join()]: {
    color: theme.vars.palette.brand.oxide,
    fill: 'currentcolor',
  },
}));

/** The stars that were given, once they can no longer be pressed. */
export function ChosenStars({ rating }: { rating: number }) {
  return (
    <Row role="img" aria-label={review.chosen(rating)} data-rating={rating}>
      {COUNTS.map((count) => (
        <Icon key={count} name="Star" size="1em" />
      ))}
    </Row>
  );
}
