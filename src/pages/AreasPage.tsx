import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { RowList } from '#components/lists.ts';
import { type AreaLink, areas } from '#content/areas/index.ts';
import type { TextCard } from '#content/page-types.ts';
import type { Picture } from '#content/pictures/types.ts';
import { sizes } from '#theme/tokens.ts';
import { PictureFrame, pictureSizes, SitePicture } from './parts/SitePicture.tsx';
import { CoverLink, Split } from './parts/styles.ts';
import { Section } from '#components/Section.tsx';
import { areasOverview } from '#content/areas-overview.ts';
import { areaPictures } from '#content/areas/pictures.ts';
import { CallToActionBand } from './parts/CallToActionBand.tsx';
import { Fact, Heading } from './parts/Heading.tsx';
import { PageHero } from './parts/PageHero.tsx';

const Layers = styled(List)(({ theme }) => {
  const { brand } = theme.vars.palette;
  const hatch = (angle: string, gap: number) =>
    `repeating-linear-gradient(${angle}, ${brand.sandstoneDeep} 0 ${sizes.hairline}, transparent ${sizes.hairline} ${theme.spacing(gap)})`;
  return {
    marginTop: theme.spacing(5),
    '& > li': {
      display: 'grid',
      alignItems: 'normal',
      gap: theme.spacing(2),
      paddingBottom: theme.spacing(3),
      borderTop: `${sizes.hairline} solid ${brand.ink}`,
    },
    // Hatchings of a geological section: bedded rock, clay, sand.
    '& > li::before': { content: '""', height: theme.spacing(5) },
    '& > li:nth-of-type(1)::before': { backgroundImage: hatch('0deg', 1) },
    '& > li:nth-of-type(2)::before': { backgroundImage: hatch('45deg', 1) },
    '& > li:nth-of-type(3)::before': {
      backgroundImage: `radial-gradient(circle, ${brand.sandstoneDeep} 20%, transparent 25%)`,
      backgroundSize: `${theme.spacing(1)} ${theme.spacing(1)}`,
    },
    '& p': { marginTop: theme.spacing(1), maxWidth: sizes.measure },
    [theme.breakpoints.up('md')]: {
      '& > li': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        columnGap: theme.spacing(5),
        paddingBottom: 0,
      },
      '& > li::before': { height: 'auto', minHeight: theme.spacing(18) },
      '& > li > div': { paddingBlock: theme.spacing(3) },
    },
  };
});

/** Kinds of ground, stacked like a geological section. */
function GroundLayers({ cards }: { cards: readonly TextCard[] }) {
  return (
    <Layers>
      {cards.map((card) => (
        <ListItem key={card.title}>
          <div>
            <Typography variant="h3">{card.title}</Typography>
            <Typography>{card.text}</Typography>
          </div>
        </ListItem>
      ))}
    </Layers>
  );
}

const Rows = styled(RowList)(({ theme }) => ({
  marginTop: theme.spacing(5),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    alignItems: 'normal',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(2),
  },
  '& figure': { aspectRatio: '1 / 1' },
  '& div:only-child': { gridColumn: '1 / -1' },
  '& p': { marginTop: theme.spacing(0.5) },
  '& small': {
    display: 'block',
    marginTop: theme.spacing(1),
    color: theme.vars.palette.brand.inkSoft,
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.spacing(6),
    '& > li': { paddingBlock: theme.spacing(3), columnGap: theme.spacing(3) },
    '& figure': { aspectRatio: '4 / 3' },
  },
}));

/** Nothing for an area that has none. */
function Thumbnail({ picture }: { picture: Picture | undefined }) {
  return picture ? (
    <PictureFrame aria-hidden="true">
      <SitePicture picture={{ ...picture, alt: '' }} sizes={pictureSizes.thumb} />
    </PictureFrame>
  ) : null;
}

/** The areas: drawing, kinds of building and five suburbs each. */
function AreaList({
  areas,
  pictures,
  suburbsLabel,
}: {
  areas: readonly AreaLink[];
  pictures: Readonly<Record<string, Picture>>;
  suburbsLabel: string;
}) {
  return (
    <Rows>
      {areas.map((area) => (
        <ListItem key={area.id}>
          <Thumbnail picture={pictures[area.id]} />
          <div>
            <Typography variant="h3">
              <CoverLink to={area.href}>{area.label}</CoverLink>
            </Typography>
            <Typography>{area.description}</Typography>
            <Typography variant="body2" component="small">
              {suburbsLabel}: {area.suburbs.join(', ')}
            </Typography>
          </div>
        </ListItem>
      ))}
    </Rows>
  );
}

export default function AreasPage() {
  const { ground, travel } = areasOverview;
  return (
    <>
      <PageHero h1={areasOverview.h1} lead={areasOverview.lead} />
      <Section labelledBy="areas">
        <Heading id="areas">{areasOverview.listHeading}</Heading>
        <AreaList areas={areas} pictures={areaPictures} suburbsLabel={areasOverview.suburbsLabel} />
      </Section>
      {ground.cards.length === 0 ? null : (
        <Section tone="wash" labelledBy="ground">
          <Split>
            <Heading id="ground">{ground.heading}</Heading>
            <GroundLayers cards={ground.cards} />
          </Split>
        </Section>
      )}
      <Fact id="travel" heading={travel.heading} text={travel.text} />
      <CallToActionBand content={areasOverview.callToAction} tone="wash" />
    </>
  );
}
