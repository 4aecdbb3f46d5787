import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Section } from '#components/Section.tsx';
import { founder } from '#content/home/founder.ts';
import { picture } from '#content/pictures/generated/founder.ts';
import { sizes } from '#theme/tokens.ts';
import { CardGroup } from '../parts/CardGroup.tsx';
import { PictureFrame, SitePicture, pictureSizes } from '../parts/SitePicture.tsx';

/** Negative margin that extends a block to the edge of the screen. */
const bleed = `calc(min(0px, (${sizes.textWidth} - 100vw) / 2) - ${sizes.gutter})`;

const Portrait = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& > figure': { marginInline: `calc(${sizes.gutter} * -1)`, aspectRatio: '3 / 2' },
  '& blockquote': {
    lineHeight: 1.2,
    margin: theme.spacing(2, 0, 3),
    textWrap: 'pretty',
    quotes: '"“" "”"',
    '&::before': { content: 'open-quote' },
    '&::after': { content: 'close-quote' },
  },
  '& p': { marginTop: theme.spacing(2), maxWidth: sizes.measure },
  '& b': { display: 'block' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: theme.spacing(8),
    alignItems: 'center',
    '& > figure': {
      margin: `0 0 0 ${bleed}`,
      aspectRatio: 'auto',
      alignSelf: 'stretch',
      // Beside few words, as without a quotation, it would be a strip.
      minHeight: theme.spacing(45),
    },
  },
}));

const Commitments = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(5),
  '& h3': { marginBottom: theme.spacing(2) },
  '& dl': {
    display: 'grid',
    columnGap: theme.spacing(6),
    margin: 0,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& dl > div': {
    paddingBlock: theme.spacing(2.5),
    borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  },
  '& dd': { marginTop: theme.spacing(0.5) },
}));

export function FounderSection() {
  return (
    <Section id="founder" labelledBy="founder-heading">
      <Portrait>
        <PictureFrame>
          <SitePicture picture={picture} sizes={pictureSizes.half} />
        </PictureFrame>
        <div>
          <Typography variant="overline" component="h2" id="founder-heading">
            {founder.heading}
          </Typography>
          {founder.quote !== '' && (
            <Typography variant="h2" component="blockquote">
              {founder.quote}
            </Typography>
          )}
          <Typography>
            <Typography variant="h4" component="b">
              {founder.name}
            </Typography>{' '}
            {founder.role}
          </Typography>
          <Typography>{founder.story}</Typography>
        </div>
      </Portrait>
      <CardGroup cards={founder.highlights} />
      <Commitments>
        <Typography variant="h3">{founder.commitmentsHeading}</Typography>
        <dl>
          {founder.commitments.map((commitment) => (
            <div key={commitment.id}>
              <Typography variant="h4" component="dt">
                {commitment.title}
              </Typography>
              <Typography component="dd">{commitment.text}</Typography>
            </div>
          ))}
        </dl>
      </Commitments>
    </Section>
  );
}
