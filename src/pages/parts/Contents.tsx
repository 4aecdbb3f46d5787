import styled from '@emotion/styled';
import type { LegalSection } from '#content/legal/types.ts';
import { sizes } from '#theme/tokens.ts';

const List = styled('nav')(({ theme }) => ({
  '& h2': { ...theme.typography.h4, margin: theme.spacing(0, 0, 1.5) },
  '& ol': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBottom: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  },
  '& a': {
    display: 'grid',
    gridTemplateColumns: `max(${theme.spacing(5)}, 2em) minmax(0, 1fr)`,
    alignItems: 'center',
    minHeight: sizes.target,
    borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
    color: theme.vars.palette.stone.harbour,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  '& a:hover': { textDecoration: 'underline' },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: `calc(${sizes.navBar} + ${theme.spacing(4)})`,
    alignSelf: 'start',
    maxHeight: `calc(100vh - ${sizes.navBar} - ${theme.spacing(8)})`,
    overflowY: 'auto',
    '& a': { ...theme.typography.body2 },
  },
}));

/** Table of contents of a legal page, beside the text where there is room. */
export function Contents({
  heading,
  sections,
}: {
  heading: string;
  sections: readonly LegalSection[];
}) {
  return (
    <List aria-labelledby="contents">
      <h2 id="contents">{heading}</h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>
              <span>{section.number}</span>
              {section.heading}
            </a>
          </li>
        ))}
      </ol>
    </List>
  );
}
