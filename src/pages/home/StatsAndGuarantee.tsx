import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CountUp } from '#components/CountUp.tsx';
import { Section } from '#components/Section.tsx';
import { guarantee, statTiles } from '#content/home/stats.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { columnsUpTo, sizes, tight, type } from '#theme/tokens.ts';

/** Delay from one counter to the next, in ms (docs/behaviour.md). */
const STAGGER_MS = 200;

const Pair = styled('div')(({ theme }) => {
  const { brand } = theme.vars.palette;
  const line = `${sizes.hairline} solid ${brand.bandHairline}`;
  return {
    display: 'grid',
    gap: theme.spacing(6),
    '& > *': { minWidth: 0 },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: columnsUpTo(2, '8rem'),
      alignSelf: 'start',
      gap: sizes.hairline,
      backgroundColor: brand.bandHairline,
      borderBlock: line,
    },
    '& > ul > li': {
      display: 'grid',
      alignItems: 'normal',
      alignContent: 'start',
      gap: theme.spacing(0.5),
      padding: theme.spacing(3, 2, 3, 0),
      backgroundColor: brand.band,
      '&:nth-of-type(even)': { paddingLeft: theme.spacing(3) },
    },
    '& b': { lineHeight: 1 },
    '& > ul span': { fontSize: type.small },
    '& > ul > li > span': { color: brand.onBandSoft },
    '& p': { marginTop: theme.spacing(2), maxWidth: sizes.measure },
    '& b span': { fontSize: 'inherit' },
    '& div > ul': { marginBlock: theme.spacing(3, 4) },
    '& div > ul > li': { display: 'block', padding: theme.spacing(1.25, 0), borderTop: line },
    '& div > ul > li:last-of-type': { borderBottom: line },
    [tight]: { '& > ul > li:nth-of-type(even)': { paddingLeft: 0 } },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: theme.spacing(10),
      '& > :only-child': { gridColumn: '1 / -1' },
      '& > ul > li': { paddingBlock: theme.spacing(5) },
    },
  };
});

export function StatsAndGuarantee() {
  return (
    <Section tone="ink" labelledBy="guarantee-heading">
      <Pair>
        {statTiles.length === 0 ? null : (
          <List>
            {statTiles.map(({ figure, label }, index) => (
              <ListItem key={label}>
                <Typography variant="h1" component="b">
                  <CountUp value={figure.value} suffix={figure.suffix} delay={index * STAGGER_MS} />
                </Typography>
                <span>{label}</span>
              </ListItem>
            ))}
          </List>
        )}
        <div>
          <Typography variant="h2" id="guarantee-heading">
            {guarantee.heading}
          </Typography>
          <Typography>{guarantee.text}</Typography>
          <List>
            {guarantee.points.map((point) => (
              <ListItem key={point}>{point}</ListItem>
            ))}
          </List>
          <AssessmentButton>{guarantee.button}</AssessmentButton>
        </div>
      </Pair>
    </Section>
  );
}
