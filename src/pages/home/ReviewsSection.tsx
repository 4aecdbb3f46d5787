import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Section } from '#components/Section.tsx';
import { hero } from '#content/home/hero.ts';
import { testimonialsText, testimonialTiles } from '#content/home/testimonials.ts';
import { Testimonials } from '#features/testimonials/Testimonials.tsx';
import { columnsUpTo, sizes, type } from '#theme/tokens.ts';
import { ButtonRow, Split } from '../parts/styles.ts';
import { NewTabLink } from '#components/PageLink.tsx';

const Margin = styled('div')(({ theme }) => ({
  '& h2': { maxWidth: '12ch' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: columnsUpTo(3, '5rem', theme.spacing(2)),
    columnGap: theme.spacing(2),
    marginTop: theme.spacing(3),
  },
  '& li': {
    display: 'grid',
    alignItems: 'normal',
    alignContent: 'start',
    paddingBlock: theme.spacing(1.5),
    borderTop: `${sizes.hairline} solid currentcolor`,
    fontSize: type.note,
    lineHeight: 1.35,
  },
  [theme.breakpoints.up('lg')]: {
    '& ul': { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: theme.spacing(32) },
    '& li': {
      gridTemplateColumns: '5.5em minmax(0, 1fr)',
      alignItems: 'baseline',
      fontSize: type.small,
    },
  },
}));

export function ReviewsSection() {
  const { button, buttonHref, leaveReview } = testimonialsText;
  return (
    <Section tone="sandstone" id="reviews" labelledBy="reviews-heading">
      <Split>
        <Margin>
          <Typography variant="h2" id="reviews-heading">
            {testimonialsText.heading}
          </Typography>
          {testimonialTiles.length === 0 ? null : (
            <List>
              {testimonialTiles.map((tile) => (
                <ListItem key={tile.label}>
                  <Typography variant="h3" component="b">
                    {tile.value}
                  </Typography>{' '}
                  <span>{tile.label}</span>
                </ListItem>
              ))}
            </List>
          )}
        </Margin>
        <div>
          <Testimonials />
          <ButtonRow sx={{ marginTop: 5 }}>
            <Button href={buttonHref}>{button}</Button>
            <NewTabLink href={leaveReview.href} hint={hero.buttons.newTab}>
              {leaveReview.label}
            </NewTabLink>
          </ButtonRow>
        </div>
      </Split>
    </Section>
  );
}
