import styled from '@emotion/styled';
import type { TextCard } from '#content/page-types.ts';
import { sizes } from '#theme/tokens.ts';

const Section = styled('ul')(({ theme }) => {
  const { stone } = theme.vars.palette;
  const hatch = (angle: string, gap: number) =>
    `repeating-linear-gradient(${angle}, ${stone.sandstoneDeep} 0 ${sizes.joint}, transparent ${sizes.joint} ${theme.spacing(gap)})`;
  return {
    margin: theme.spacing(5, 0, 0),
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gap: theme.spacing(2),
      paddingBottom: theme.spacing(3),
      borderTop: `${sizes.joint} solid ${stone.ink}`,
    },
    // The hatchings of a geologist's section: bedded rock, clay, sand.
    '& > li::before': { content: '""', height: theme.spacing(5) },
    '& > li:nth-of-type(1)::before': { backgroundImage: hatch('0deg', 1) },
    '& > li:nth-of-type(2)::before': { backgroundImage: hatch('45deg', 1) },
    '& > li:nth-of-type(3)::before': {
      backgroundImage: `radial-gradient(circle, ${stone.sandstoneDeep} 20%, transparent 25%)`,
      backgroundSize: `${theme.spacing(1)} ${theme.spacing(1)}`,
    },
    '& h3': { ...theme.typography.h3, margin: 0 },
    '& p': { margin: theme.spacing(1, 0, 0), maxWidth: sizes.measure },
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

/** Kinds of ground, drawn one below the other as in a section through the earth. */
export function Strata({ cards }: { cards: readonly TextCard[] }) {
  return (
    <Section>
      {cards.map((card) => (
        <li key={card.title}>
          <div>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </div>
        </li>
      ))}
    </Section>
  );
}
