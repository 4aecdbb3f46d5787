import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { PageLink } from '#components/PageLink.tsx';
import { headingFace } from '#theme/heading-fonts.ts';
import { layers, sizes, type } from '#theme/tokens.ts';
import { bars } from '#theme/media.ts';

/** Props of a menu's panel. */
export type PanelProps = {
  readonly id: string;
  readonly ref: Ref<HTMLDivElement>;
  readonly onLeave: () => void;
};

/** Milliseconds between the pointer leaving and the menu closing (docs/behaviour.md). */
const CLOSE_DELAY_MS = 150;

/** Important, as the reduced-motion rule is: this delay is for the hand and applies regardless. */
const shown = { visibility: 'visible', transitionDelay: '0s !important' } as const;

/**
 * The panel of a mega-menu: hairlines and columns, like a plan. It is in the page's HTML, and while
 * its item is `data-native` CSS alone opens and closes it: on mouse hover, and while the focus is
 * on the button or inside. After that it follows the button's aria-expanded.
 */
export const Sheet = styled(Paper)(({ theme }) => ({
  position: 'absolute',
  zIndex: layers.menu,
  top: '100%',
  insetInlineStart: 0,
  width: sizes.megaAreas,
  maxHeight: `calc(100dvh - var(${bars.top}))`,
  overflowY: 'auto',
  borderColor: theme.vars.palette.brand.sandstoneDeep,
  borderRadius: 0,
  '&[data-wide]': { width: sizes.megaServices },
  '&:focus': { outline: 'none' },
  visibility: 'hidden',
  transition: `visibility 0s linear ${CLOSE_DELAY_MS}ms !important`,
  '[aria-expanded="true"] ~ &, [data-native] > button:focus ~ &, [data-native] > &:focus-within':
    shown,
  // Only one is open at a time: closing the other is not delayed.
  'ul:has(> * > [aria-expanded="true"]) > * > [aria-expanded="false"] ~ &': {
    transition: 'none !important',
  },
  '@media (hover: hover)': {
    '[data-native]:hover > &': shown,
    'ul:has(> [data-native]:hover) > [data-native]:not(:hover) > &': {
      visibility: 'hidden',
      transition: 'none !important',
    },
  },
}));

export const SheetColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: sizes.hairline,
  backgroundColor: theme.vars.palette.brand.hairline,
}));

export const SheetFoot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2),
  borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.sandstoneDeep}`,
  backgroundColor: theme.vars.palette.brand.sandstoneWash,
  fontSize: type.small,
}));

/** A link of a menu: label in Besley, description in small sans below it. */
export const SheetLink = styled(PageLink)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(0.5),
  height: '100%',
  minHeight: sizes.target,
  padding: theme.spacing(1.25, 2),
  backgroundColor: theme.vars.palette.brand.paper,
  color: theme.vars.palette.brand.inkSoft,
  fontSize: type.note,
  lineHeight: 1.4,
  textDecoration: 'none',
  '& > strong': {
    ...headingFace,
    fontSize: type.small,
    fontWeight: 600,
    lineHeight: 1.2,
    color: theme.vars.palette.brand.ink,
  },
  '&:hover': { backgroundColor: theme.vars.palette.brand.sandstoneWash },
  '&:hover > strong, &:focus-visible > strong, &[aria-current] > strong': {
    textDecoration: 'underline',
    textDecorationColor: theme.vars.palette.brand.oxide,
    textUnderlineOffset: '0.25em',
  },
  '&:focus-visible': { outlineOffset: `-${sizes.focus}` },
}));

/** A plain link to the overview, in the sheet's colours. */
export const SheetOverview = styled(PageLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.target,
  color: theme.vars.palette.brand.harbour,
  fontSize: type.small,
  fontWeight: 600,
}));
