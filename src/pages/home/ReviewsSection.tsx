import styled from '@emotion/styled';
import { Course } from '#components/Course.tsx';
import { hero } from '#content/home/hero.ts';
import { testimonialsText, testimonialTiles } from '#content/home/testimonials.ts';
import { Testimonials } from '#features/testimonials/Testimonials.tsx';
import { columnsUpTo, sizes, type } from '#theme/tokens.ts';
import { Sided } from '../parts/Sided.tsx';
import { JumpLink } from './JumpLink.tsx';
import { NewTabLink } from './NewTabLink.tsx';

const Margin = styled('div')(({ theme }) => ({
  '& h2': { ...theme.typography.h2, margin: 0, maxWidth: '12ch' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: columnsUpTo(3, '5rem', theme.spacing(2)),
    columnGap: theme.spacing(2),
    margin: theme.spacing(3, 0, 0),
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    display: 'grid',
    alignContent: 'start',
    paddingBlock: theme.spacing(1.5),
    borderTop: `${sizes.joint} solid currentcolor`,
    fontSize: type.note,
    lineHeight: 1.35,
  },
  '& b': { ...theme.typography.h3 },
  [theme.breakpoints.up('lg')]: {
    '& ul': { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: theme.spacing(32) },
    '& li': {
      gridTemplateColumns: '5.5em minmax(0, 1fr)',
      alignItems: 'baseline',
      fontSize: type.small,
    },
  },
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(5),
}));

/** What clients say, and the way to become one (specification 2-§2, 'Testimonials'). */
export function ReviewsSection() {
  const { button, buttonHref, leaveReview } = testimonialsText;
  return (
    <Course tone="sandstone" id="reviews" labelledBy="reviews-heading">
      <Sided>
        <Margin>
          <h2 id="reviews-heading">{testimonialsText.heading}</h2>
          <ul>
            {testimonialTiles.map((tile) => (
              <li key={tile.label}>
                <b>{tile.value}</b> <span>{tile.label}</span>
              </li>
            ))}
          </ul>
        </Margin>
        <div>
          <Testimonials />
          <Buttons>
            <JumpLink href={buttonHref}>{button}</JumpLink>
            <NewTabLink href={leaveReview.href} hint={hero.buttons.newTab}>
              {leaveReview.label}
            </NewTabLink>
          </Buttons>
        </div>
      </Sided>
    </Course>
  );
}
