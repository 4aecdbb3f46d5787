import styled from '@emotion/styled';
import { sizes } from '#theme/tokens.ts';
import { searchHref } from './address.ts';

const Chips = styled('div')(({ theme }) => ({
  '& h3': { ...theme.typography.h4, margin: theme.spacing(4, 0, 1.5) },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.target,
    paddingInline: theme.spacing(2),
    border: `${sizes.joint} solid ${theme.vars.palette.stone.fieldEdge}`,
    borderRadius: sizes.corner,
    color: theme.vars.palette.stone.harbour,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
}));

/** Suggested keywords; each is a full navigation to its results (specification 2-§2). */
export function Keywords({ heading, words }: { heading: string; words: readonly string[] }) {
  return (
    <Chips>
      <h3>{heading}</h3>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <a href={searchHref(word)}>{word}</a>
          </li>
        ))}
      </ul>
    </Chips>
  );
}
