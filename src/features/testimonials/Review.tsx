import styled from '@emotion/styled';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { testimonialsText } from '#content/home/testimonials.ts';
import type { Testimonial } from '#content/home/types.ts';
import { sizes, type } from '#theme/tokens.ts';
import { monthInWords } from './month.ts';

const Words = styled('figure')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(3),
    height: '100%',
    margin: 0,
    '& h3': { ...theme.typography.h2, margin: 0 },
    '& blockquote': { margin: 0, maxWidth: '58ch', textWrap: 'pretty' },
    '& blockquote p': { margin: theme.spacing(2, 0, 0), fontSize: type.lead, lineHeight: 1.5 },
    '& figcaption': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: theme.spacing(2),
      alignItems: 'center',
      fontSize: type.small,
    },
    '& b': { display: 'block' },
    '& i': {
      display: 'grid',
      placeItems: 'center',
      width: sizes.target,
      height: sizes.target,
      borderRadius: sizes.corner,
      backgroundColor: stone.harbour,
      color: stone.onHarbour,
      fontFamily: theme.typography.h3.fontFamily,
      fontStyle: 'normal',
      fontWeight: 600,
    },
  };
});

const Stars = styled('span')(({ theme }) => ({
  color: theme.vars.palette.stone.ochre,
  fontSize: type.h3,
  lineHeight: 1,
  letterSpacing: '0.1em',
}));

const OUT_OF = 5;

/** One client's review: stars, words, and who says it of which job. */
export function Review({ review }: { review: Testimonial }) {
  return (
    <Words>
      <blockquote>
        <VisuallyHidden>{testimonialsText.rating(review.rating)}</VisuallyHidden>
        <Stars aria-hidden>{'★'.repeat(review.rating).padEnd(OUT_OF, '☆')}</Stars>
        <h3>{review.title}</h3>
        <p>{review.content}</p>
      </blockquote>
      <figcaption>
        <i aria-hidden>{review.avatar}</i>
        <span>
          <b>
            {review.name}, {review.location}
          </b>
          {review.project}, <time dateTime={review.date}>{monthInWords(review.date)}</time>
        </span>
      </figcaption>
    </Words>
  );
}
