import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { PageLink } from '#components/PageLink.tsx';
import { dashboard } from '#content/admin/dashboard.ts';
import { sizes, type } from '#theme/tokens.ts';

export type OwnerScreenId = (typeof dashboard.navigation)[number]['id'];

const Row = styled(List)(({ theme }) => {
  const line = `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`;
  return {
    display: 'flex',
    overflowX: 'auto',
    width: '100%',
    maxWidth: sizes.textWidth,
    marginInline: 'auto',
    paddingInline: sizes.gutter,
    '& > li': { flex: 'none', borderInlineEnd: line },
    '& > li:first-of-type': { borderInlineStart: line },
  };
});

const Tab = styled(PageLink)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  minHeight: sizes.target,
  paddingInline: theme.spacing(2),
  color: theme.vars.palette.brand.ink,
  fontSize: type.small,
  // Inside its own box: the row scrolls and would cut a ring off.
  '&:focus-visible': { outlineOffset: `calc(-1 * ${sizes.focus})` },
  '&[aria-current]': {
    fontWeight: 650,
    backgroundColor: theme.vars.palette.brand.paper,
    boxShadow: `inset 0 -${sizes.focus} 0 ${theme.vars.palette.brand.harbour}`,
  },
}));

const strip = {
  borderBlock: `${sizes.hairline} solid`,
  borderColor: 'brand.hairline',
  backgroundColor: 'brand.sandstoneWash',
} as const;

/**
 * The way to the owner's other screens. Links in a row, not MUI's Tabs: those are for panels of one
 * page, take the links' role and all but one of them out of the Tab key's order.
 */
export function OwnerTabs({ current }: { current: OwnerScreenId }) {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (row.current) showCurrent(row.current);
  }, []);
  return (
    <Box component="nav" aria-label={dashboard.navigationLabel} sx={strip}>
      <Row ref={row}>
        {dashboard.navigation.map(({ id, label, href }) => (
          <li key={id}>
            <Tab
              to={href}
              underline="hover"
              {...(id === current ? { 'aria-current': 'page' as const } : {})}
            >
              {label}
            </Tab>
          </li>
        ))}
      </Row>
    </Box>
  );
}

/** Scrolls the row, and nothing else, so that the open screen's tab stands in its middle. */
function showCurrent(row: HTMLElement): void {
  const tab = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!tab) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
}
