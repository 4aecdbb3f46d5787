import styled from '@emotion/styled';
import { CountUp } from '#components/CountUp.tsx';
import { Course } from '#components/Course.tsx';
import { guarantee, statTiles } from '#content/home/stats.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { columnsUpTo, sizes, tight, type } from '#theme/tokens.ts';

/** Milliseconds from one counter's start to the next one's (specification 2-§9). */
const STAGGER_MS = 200;

const Pair = styled('div')(({ theme }) => {
  const { stone } = theme.vars.palette;
  const line = `${sizes.joint} solid ${stone.bandJoint}`;
  return {
    display: 'grid',
    gap: theme.spacing(6),
    '& > *': { minWidth: 0 },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: columnsUpTo(2, '8rem'),
      alignSelf: 'start',
      gap: sizes.joint,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      backgroundColor: stone.bandJoint,
      borderBlock: line,
    },
    '& > ul > li': {
      display: 'grid',
      alignContent: 'start',
      gap: theme.spacing(0.5),
      padding: theme.spacing(3, 2, 3, 0),
      backgroundColor: stone.band,
      '&:nth-of-type(even)': { paddingLeft: theme.spacing(3) },
    },
    '& b': { ...theme.typography.h1, lineHeight: 1 },
    '& > ul span': { fontSize: type.small },
    '& > ul > li > span': { color: stone.onBandSoft },
    '& h2': { ...theme.typography.h2, margin: 0 },
    '& p': { margin: theme.spacing(2, 0, 0), maxWidth: sizes.measure },
    '& b span': { fontSize: 'inherit' },
    '& div > ul': { margin: theme.spacing(3, 0, 4), padding: 0, listStyle: 'none' },
    '& div > ul > li': { padding: theme.spacing(1.25, 0), borderTop: line },
    '& div > ul > li:last-of-type': { borderBottom: line },
    [tight]: { '& > ul > li:nth-of-type(even)': { paddingLeft: 0 } },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: theme.spacing(10),
      '& > ul > li': { paddingBlock: theme.spacing(5) },
    },
  };
});

/** Counters and the guarantee, below the gallery (specification 2-§2, 'Home page'). */
export function StatsAndGuarantee() {
  return (
    <Course tone="ink" labelledBy="guarantee-heading">
      <Pair>
        <ul>
          {statTiles.map(({ figure, label }, index) => (
            <li key={label}>
              <b>
                <CountUp value={figure.value} suffix={figure.suffix} delay={index * STAGGER_MS} />
              </b>
              <span>{label}</span>
            </li>
          ))}
        </ul>
        <div>
          <h2 id="guarantee-heading">{guarantee.heading}</h2>
          <p>{guarantee.text}</p>
          <ul>
            {guarantee.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <AssessmentButton>{guarantee.button}</AssessmentButton>
        </div>
      </Pair>
    </Course>
  );
}
