import styled from '@emotion/styled';
import type { EmergencyNumber } from '#content/emergency.ts';
import { sizes, type } from '#theme/tokens.ts';

const Rows = styled('ul')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    display: 'grid',
    gap: sizes.joint,
    margin: 0,
    padding: sizes.joint,
    listStyle: 'none',
    backgroundColor: stone.joint,
    '& a': {
      display: 'grid',
      gap: theme.spacing(0.5),
      height: '100%',
      alignContent: 'start',
      padding: theme.spacing(2, 3),
      backgroundColor: stone.paper,
      color: stone.ink,
      textDecoration: 'none',
    },
    '& b': {
      fontFamily: theme.typography.h1.fontFamily,
      fontSize: type.h3,
      color: stone.harbour,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      textDecorationThickness: sizes.joint,
    },
    '& strong': { fontWeight: 650 },
    '& span': { ...theme.typography.body2, color: stone.inkSoft },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  };
});

/** Public numbers, each row one call. */
export function NumberTable({ items }: { items: readonly EmergencyNumber[] }) {
  return (
    <Rows>
      {items.map((item) => (
        <li key={item.id}>
          <a href={item.href}>
            <b>{item.display}</b>
            <strong>{item.label}</strong>
            <span>{item.when}</span>
          </a>
        </li>
      ))}
    </Rows>
  );
}
