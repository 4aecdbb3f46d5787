import styled from '@emotion/styled';
import { Course } from '#components/Course.tsx';
import { sizes, type } from '#theme/tokens.ts';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  '& h2': {
    margin: 0,
    fontFamily: theme.typography.fontFamily,
    fontSize: type.note,
    fontWeight: 600,
    letterSpacing: '0.09em',
    textTransform: 'uppercase',
  },
  '& p': { ...theme.typography.h3, margin: 0, fontWeight: 500, maxWidth: '48ch', lineHeight: 1.35 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: theme.spacing(8),
    '& h2': {
      paddingTop: theme.spacing(1.5),
      borderTop: `${sizes.joint} solid currentcolor`,
      alignSelf: 'start',
    },
  },
}));

/** Something true about the trade, set large. */
export function Fact({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <Course tone="sandstone" labelledBy={id}>
      <Block>
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
      </Block>
    </Course>
  );
}
