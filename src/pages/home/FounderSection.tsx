import styled from '@emotion/styled';
import { Course } from '#components/Course.tsx';
import { founder } from '#content/home/founder.ts';
import { picture } from '#content/pictures/generated/founder.ts';
import { sizes, type } from '#theme/tokens.ts';
import { CardGroup } from '../parts/CardGroup.tsx';
import { pictureSizes } from '../parts/picture-sizes.ts';
import { Sided } from '../parts/Sided.tsx';
import { SitePicture } from '../parts/SitePicture.tsx';
import { bleed } from './bleed.ts';

const Portrait = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& figure': {
    position: 'relative',
    margin: `0 calc(${sizes.gutter} * -1)`,
    aspectRatio: '3 / 2',
    overflow: 'hidden',
  },
  '& img': { position: 'absolute', inset: 0, height: '100%' },
  '& h2': {
    margin: 0,
    fontFamily: theme.typography.fontFamily,
    fontSize: type.note,
    fontWeight: 600,
    letterSpacing: '0.09em',
    textTransform: 'uppercase',
  },
  '& blockquote': {
    ...theme.typography.h2,
    fontWeight: 600,
    lineHeight: 1.2,
    margin: theme.spacing(2, 0, 3),
    textWrap: 'pretty',
    quotes: '"“" "”"',
    '&::before': { content: 'open-quote' },
    '&::after': { content: 'close-quote' },
  },
  '& p': { margin: theme.spacing(2, 0, 0), maxWidth: sizes.measure },
  '& b': { display: 'block', ...theme.typography.h4 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: theme.spacing(8),
    alignItems: 'center',
    '& figure': { margin: `0 0 0 ${bleed}`, aspectRatio: 'auto', alignSelf: 'stretch' },
  },
}));

const Word = styled(Sided)(({ theme }) => ({
  marginTop: theme.spacing(8),
  '& > h3': { ...theme.typography.h2, margin: 0, maxWidth: '14ch' },
  '& dl': {
    display: 'grid',
    columnGap: theme.spacing(6),
    margin: 0,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& dl > div': {
    paddingBlock: theme.spacing(2.5),
    borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  },
  '& dt': { ...theme.typography.h4 },
  '& dd': { margin: theme.spacing(0.5, 0, 0) },
}));

/** The founder (specification 2-§2): his words, four highlights, six commitments. */
export function FounderSection() {
  return (
    <Course id="founder" labelledBy="founder-heading">
      <Portrait>
        <figure>
          <SitePicture picture={picture} sizes={pictureSizes.half} />
        </figure>
        <div>
          <h2 id="founder-heading">{founder.heading}</h2>
          <blockquote>{founder.quote}</blockquote>
          <p>
            <b>{founder.name}</b> {founder.role}
          </p>
          <p>{founder.story}</p>
        </div>
      </Portrait>
      <CardGroup cards={founder.highlights} />
      <Word>
        <h3>{founder.commitmentsHeading}</h3>
        <dl>
          {founder.commitments.map((commitment) => (
            <div key={commitment.id}>
              <dt>{commitment.title}</dt>
              <dd>{commitment.text}</dd>
            </div>
          ))}
        </dl>
      </Word>
    </Course>
  );
}
