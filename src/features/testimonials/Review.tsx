import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '#components/text.tsx';
import { testimonialsText } from '#content/home/testimonials.ts';
import type { Testimonial } from '#content/testimonials.ts';
import { type } from '#theme/tokens.ts';
import { monthInWords } from './month.ts';

const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
  height: '100%',
  margin: 0,
  '& blockquote': { margin: 0, maxWidth: '58ch', textWrap: 'pretty' },
  '& blockquote p': { marginTop: theme.spacing(2) },
  '& figcaption': { fontSize: type.small },
  '& b': { display: 'block' },
}));

const Stars = styled('span')(({ theme }) => ({
  color: theme.vars.palette.brand.ochre,
  fontSize: type.h3,
  lineHeight: 1,
  letterSpacing: '0.1em',
}));

const OUT_OF = 5;

/** One client's review: stars, words, and who says it of which job. */
export function Review({ review }: { review: Testimonial }) {
  return (
    <Figure>
      <blockquote>
        <VisuallyHidden>{testimonialsText.rating(review.rating)}</VisuallyHidden>
        <Stars aria-hidden>{'★'.repeat(review.rating).padEnd(OUT_OF, '☆')}</Stars>
        <Typography variant="h2" component="h3">
          {review.title}
        </Typography>
        <Typography variant="subtitle1">{review.content}</Typography>
      </blockquote>
      <Stack component="figcaption" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar aria-hidden>{review.avatar}</Avatar>
        <span>
          <b>
            {review.name}, {review.location}
          </b>
          {review.project}, <time dateTime={review.date}>{monthInWords(review.date)}</time>
        </span>
      </Stack>
    </Figure>
  );
}
