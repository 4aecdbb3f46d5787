import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { TextCard } from '#content/page-types.ts';
import { sizes } from '#theme/tokens.ts';

export type Sign = TextCard & { readonly href: string };

const Index = styled('ul')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    display: 'grid',
    gap: sizes.joint,
    margin: theme.spacing(5, 0, 0),
    padding: sizes.joint,
    listStyle: 'none',
    backgroundColor: stone.joint,
    '& a': {
      display: 'grid',
      gap: theme.spacing(1),
      height: '100%',
      alignContent: 'start',
      padding: theme.spacing(2.5, 3),
      backgroundColor: stone.paper,
      color: stone.ink,
      textDecoration: 'none',
    },
    '& b': {
      ...theme.typography.h4,
      color: stone.harbour,
      textDecoration: 'underline',
      textDecorationThickness: sizes.joint,
      textUnderlineOffset: '0.2em',
    },
    '& a:hover b': { textDecorationThickness: sizes.focus },
    '& span': { ...theme.typography.body2 },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.breakpoints.up('xl')]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      '& a': { padding: theme.spacing(3) },
    },
  };
});

/** What is seen on a wall, each sign leading to the page that explains it. */
export function SignIndex({ items }: { items: readonly Sign[] }) {
  return (
    <Index>
      {items.map((sign) => (
        <li key={sign.title}>
          <Link to={sign.href}>
            <b>{sign.title}</b>
            <span>{sign.text}</span>
          </Link>
        </li>
      ))}
    </Index>
  );
}
