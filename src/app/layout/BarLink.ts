import { styled } from '@mui/material/styles';
import { PageLink } from '#components/PageLink.tsx';
import { sizes, type } from '#theme/tokens.ts';

/** A primary link in the bar; the active one has an oxide rule at the bar's lower edge. */
export const BarLink = styled(PageLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  height: '100%',
  minHeight: sizes.target,
  minWidth: sizes.target,
  justifyContent: 'center',
  paddingInline: theme.spacing(0.75),
  fontSize: type.small,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderBlock: `${sizes.focus} solid transparent`,
  '&:hover': { borderBottomColor: theme.vars.palette.brand.sandstoneDeep },
  '&[aria-current]': { borderBottomColor: theme.vars.palette.brand.oxide },
  '&:focus-visible': { outlineOffset: `-${sizes.focus}` },
}));

/** How a link shows that it is active, by exact path or by section. */
export function currentOf(active: boolean, exact: boolean) {
  if (!active) return {};
  return { 'aria-current': exact ? ('page' as const) : ('true' as const) };
}
