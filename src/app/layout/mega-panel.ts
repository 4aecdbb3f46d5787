import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { fonts, layers, sizes, type } from '#theme/tokens.ts';
import { bars } from './media.ts';

/** Props of a menu's panel. */
export type PanelProps = {
  readonly id: string;
  /** Whether the first link takes the focus: asked for by keyboard. */
  readonly takeFocus: boolean;
  readonly onLeave: () => void;
};

/** The sheet on which a mega-menu is drawn: hairlines and columns, like a plan. */
export const Sheet = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: layers.menu,
  top: '100%',
  insetInlineStart: 0,
  maxHeight: `calc(100dvh - var(${bars.top}))`,
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.stone.paper,
  color: theme.vars.palette.stone.ink,
  border: `${sizes.joint} solid ${theme.vars.palette.stone.sandstoneDeep}`,
  '&:focus': { outline: 'none' },
}));

export const SheetColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: sizes.joint,
  backgroundColor: theme.vars.palette.stone.joint,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
}));

export const SheetFoot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2),
  borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.sandstoneDeep}`,
  backgroundColor: theme.vars.palette.stone.sandstoneWash,
  fontSize: type.small,
}));

/** A link of a menu: label in Besley, description in small sans below it. */
export const SheetLink = styled(Link)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(0.5),
  height: '100%',
  minHeight: sizes.target,
  padding: theme.spacing(1.25, 2),
  backgroundColor: theme.vars.palette.stone.paper,
  color: theme.vars.palette.stone.inkSoft,
  fontSize: type.note,
  lineHeight: 1.4,
  textDecoration: 'none',
  '& > strong': {
    fontFamily: fonts.heading,
    fontSize: type.small,
    fontWeight: 600,
    lineHeight: 1.2,
    color: theme.vars.palette.stone.ink,
  },
  '&:hover': { backgroundColor: theme.vars.palette.stone.sandstoneWash },
  '&:hover > strong, &:focus-visible > strong, &[aria-current] > strong': {
    textDecoration: 'underline',
    textDecorationColor: theme.vars.palette.stone.oxide,
    textUnderlineOffset: '0.25em',
  },
  '&:focus-visible': { outlineOffset: `-${sizes.focus}` },
}));

/** A plain link to the overview, in the sheet's colours. */
export const SheetOverview = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.target,
  color: theme.vars.palette.stone.harbour,
  fontSize: type.small,
  fontWeight: 600,
  textUnderlineOffset: '0.25em',
}));
