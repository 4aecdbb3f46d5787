import styled from '@emotion/styled';
import { columnsUpTo, sizes } from '#theme/tokens.ts';

const Index = styled('div')(({ theme }) => ({
  '& h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 2) },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: columnsUpTo(2, '7rem', theme.spacing(4)),
    columnGap: theme.spacing(4),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    paddingBlock: theme.spacing(1.25),
    borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.sandstoneDeep}`,
  },
}));

/** The places of an area, as the index of a street directory. */
export function SuburbList({
  id,
  heading,
  names,
}: {
  id: string;
  heading: string;
  names: readonly string[];
}) {
  return (
    <Index>
      <h2 id={id}>{heading}</h2>
      <ul aria-labelledby={id}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Index>
  );
}
