import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { hero, heroTiles } from '#content/home/hero.ts';
import { openingPicture } from '#content/home/opening.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { HeroForm } from '#features/enquiry/forms/HeroForm.tsx';
import { sizes, tight, type } from '#theme/tokens.ts';
import { PictureFrame, SitePicture, pictureSizes } from '../parts/SitePicture.tsx';
import { NewTabLink } from '#components/PageLink.tsx';

const half = `minmax(0, calc(${sizes.textWidth} / 2 - ${sizes.gutter}))`;

/**
 * Phones: stacked. Wide: text left, picture to the right edge, a band of figures below, and the form
 * across the hairline between the two.
 */
const HeroGrid = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `minmax(${sizes.gutter}, 1fr) ${half} ${half} minmax(${sizes.gutter}, 1fr)`,
    // What the form is taller than figures and promise goes below them.
    gridTemplateRows: `minmax(${theme.spacing(28)}, auto) auto auto minmax(auto, 1fr)`,
    // Background of the band, from edge to edge behind figures, promise and form.
    '&::before': {
      content: '""',
      gridColumn: '1 / -1',
      gridRow: '3 / 5',
      backgroundColor: theme.vars.palette.brand.sandstoneWash,
      borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
    },
  },
}));

/** Badges above the headline, drawn as a dimension line. */
const Words = styled('div')(({ theme }) => ({
  padding: `${theme.spacing(2)} ${sizes.gutter} ${theme.spacing(2.5)}`,
  '& ul': {
    ...theme.typography.overline,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    marginBottom: theme.spacing(1.5),
    color: theme.vars.palette.brand.inkSoft,
    fontVariantNumeric: 'tabular-nums',
  },
  '& li': { display: 'contents' },
  '& li + li::before': {
    content: '""',
    flex: '1 1 auto',
    minWidth: theme.spacing(2),
    borderTop: `${sizes.hairline} solid currentcolor`,
    opacity: 0.5,
  },
  [tight]: { '& ul': { flexWrap: 'wrap', rowGap: 0 } },
  '& h1': {
    // Small enough that the longest word does not break, even with text at 200 %.
    fontSize: `min(${type.h1} * 1.2, 16vw)`,
    lineHeight: 1.03,
    textWrap: 'balance',
  },
  [theme.breakpoints.up('lg')]: {
    gridColumn: 2,
    gridRow: 1,
    alignSelf: 'end',
    padding: theme.spacing(6, 5, 0, 0),
    '& ul': { marginBottom: theme.spacing(3) },
    '& h1': { fontSize: `calc(${type.h1} * 1.15)` },
  },
}));

/** Where the build's picture matters; the firm's own has its focal point. */
const shownAt = (objectPosition: string) =>
  openingPicture.focus === undefined ? { '& img': { objectPosition } } : {};

const View = styled(PictureFrame)(({ theme }) => ({
  aspectRatio: '8 / 5',
  borderBlock: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  ...shownAt('50% 40%'),
  [theme.breakpoints.between('md', 'lg')]: { aspectRatio: '2 / 1' },
  [theme.breakpoints.up('lg')]: {
    gridColumn: '3 / -1',
    gridRow: '1 / 3',
    aspectRatio: 'auto',
    borderBlock: 0,
    borderLeft: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
    ...shownAt('60% 30%'),
  },
}));

const Tiles = styled(List)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  backgroundColor: theme.vars.palette.brand.sandstoneWash,
  borderBottom: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'normal',
    alignContent: 'center',
    padding: theme.spacing(1.5, 2),
  },
  '& > li:first-of-type': { paddingLeft: sizes.gutter },
  '& > li + li': { borderLeft: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}` },
  '& b': { lineHeight: 1.1 },
  '& span': { color: theme.vars.palette.brand.inkSoft },
  [tight]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li': { paddingInline: sizes.gutter },
    '& > li + li': { borderLeft: 0 },
  },
  [theme.breakpoints.up('lg')]: {
    gridColumn: 2,
    gridRow: 3,
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'space-between',
    marginRight: theme.spacing(5),
    backgroundColor: 'transparent',
    '& > li, & > li:first-of-type': { padding: theme.spacing(2.5, 3, 2.5, 0) },
    '& > li + li': { paddingLeft: theme.spacing(3) },
    '& b': { fontSize: type.h2 },
  },
}));

const Lead = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: `${theme.spacing(2.5)} ${sizes.gutter} ${theme.spacing(4)}`,
  '& p': { maxWidth: '54ch', textWrap: 'pretty' },
  [theme.breakpoints.up('lg')]: {
    gridColumn: 2,
    gridRow: 2,
    gap: theme.spacing(3),
    padding: theme.spacing(2.5, 2, 5, 0),
    '& p': { paddingRight: theme.spacing(3) },
  },
}));

const PromiseBlock = styled('div')(({ theme }) => ({
  margin: `0 ${sizes.gutter}`,
  padding: theme.spacing(2.5),
  backgroundColor: theme.vars.palette.brand.sandstone,
  borderTop: `${sizes.focus} solid ${theme.vars.palette.brand.sandstoneDeep}`,
  '& p': { marginTop: theme.spacing(1), maxWidth: sizes.measure },
  [theme.breakpoints.up('lg')]: {
    gridColumn: 2,
    gridRow: 4,
    alignSelf: 'start',
    margin: theme.spacing(4, 5, 6, 0),
    padding: theme.spacing(3),
  },
}));

const FormBlock = styled('div')(({ theme }) => ({
  padding: `${theme.spacing(4)} ${sizes.gutter} ${theme.spacing(5)}`,
  [theme.breakpoints.up('lg')]: {
    gridColumn: 3,
    gridRow: '3 / 5',
    position: 'relative',
    alignSelf: 'start',
    margin: theme.spacing(-16, 0, 6, 5),
    padding: 0,
  },
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& > *': { flex: '1 1 auto', paddingInline: theme.spacing(1.5) },
  '& > :first-of-type': { flexBasis: '100%' },
  [theme.breakpoints.up('sm')]: { '& > *, & > :first-of-type': { flex: 'none' } },
  [theme.breakpoints.up('lg')]: { fontSize: type.small },
}));

export function HeroSection() {
  const { buttons, promise } = hero;
  return (
    <HeroGrid>
      <Words>
        <List>
          {hero.badges.map((badge) => (
            <ListItem key={badge.id}>{badge.label}</ListItem>
          ))}
        </List>
        <Typography variant="h1">{hero.headline}</Typography>
      </Words>
      <View>
        <SitePicture picture={openingPicture} sizes={pictureSizes.half} priority />
      </View>
      {heroTiles.length === 0 ? null : (
        <Tiles>
          {heroTiles.map((tile) => (
            <ListItem key={tile.label}>
              <Typography variant="h3" component="b">
                {tile.value}
              </Typography>{' '}
              <Typography variant="caption">{tile.label}</Typography>
            </ListItem>
          ))}
        </Tiles>
      )}
      <Lead>
        <Typography>{hero.intro}</Typography>
        <Buttons>
          <AssessmentButton>{buttons.assessment}</AssessmentButton>
          <Button href={business.phone.href} variant="outlined" aria-label={buttons.call}>
            <Icon name="Phone" />
            {buttons.callShort}
          </Button>
          <NewTabLink href={buttons.review.href} hint={buttons.newTab} variant="outlined">
            {buttons.review.label}
          </NewTabLink>
        </Buttons>
      </Lead>
      <PromiseBlock>
        <Typography variant="h3" component="h2">
          {promise.title}
        </Typography>
        <Typography>{promise.text}</Typography>
      </PromiseBlock>
      <FormBlock>
        <HeroForm />
      </FormBlock>
    </HeroGrid>
  );
}
