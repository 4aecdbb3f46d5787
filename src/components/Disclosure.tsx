import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { sizes } from '#theme/tokens.ts';

// Not MUI's Accordion, which needs script to open and sets its height in style attributes, which the
// Content-Security-Policy blocks in prerendered pages.
const Details = styled('details')(({ theme }) => ({
  borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: sizes.target,
    paddingBlock: theme.spacing(1.5),
    fontWeight: 650,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '"+"',
      // First in the line: at the end the scroll-to-top button would cover it.
      order: -1,
      flex: `0 0 ${theme.spacing(3)}`,
      color: theme.vars.palette.brand.harbour,
      fontSize: '1.5em',
      lineHeight: 1,
    },
  },
  '&[open] > summary::after': { content: '"\\2212"' },
}));

/** The browser's own disclosure widget; of those with the same `group` one is open at a time. */
export function Disclosure({
  summary,
  group,
  open = false,
  children,
}: {
  summary: ReactNode;
  group?: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <Details name={group} open={open}>
      <summary>{summary}</summary>
      {children}
    </Details>
  );
}
