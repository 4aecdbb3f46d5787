import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { sizes } from '#theme/tokens.ts';

export type LinkRow = {
  readonly href: string;
  readonly label: string;
  readonly description: string;
};

const Rows = styled('ul')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    margin: theme.spacing(2, 0, 0),
    padding: 0,
    listStyle: 'none',
    borderBottom: `${sizes.joint} solid ${stone.joint}`,
    '& > li': { borderTop: `${sizes.joint} solid ${stone.joint}` },
    '& a': {
      display: 'grid',
      alignContent: 'center',
      minHeight: sizes.target,
      paddingBlock: theme.spacing(1.5),
      color: stone.ink,
      textDecoration: 'none',
    },
    '& b': {
      ...theme.typography.h4,
      color: stone.harbour,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      textDecorationThickness: sizes.joint,
    },
    '& a:hover b': { textDecorationThickness: sizes.focus },
    '& span': { ...theme.typography.body2, color: stone.inkSoft },
  };
});

/** Links with a line about each, as rows between hairlines. */
export function LinkRows({ items }: { items: readonly LinkRow[] }) {
  return (
    <Rows>
      {items.map((item) => (
        <li key={item.href}>
          <Link to={item.href}>
            <b>{item.label}</b>
            <span>{item.description}</span>
          </Link>
        </li>
      ))}
    </Rows>
  );
}
