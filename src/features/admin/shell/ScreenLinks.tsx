import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { PageLink } from '#components/PageLink.tsx';
import { sizes } from '#theme/tokens.ts';
import type { AdminScreen, AdminScreenId } from './screens.ts';

const Item = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: sizes.target,
  paddingInline: theme.spacing(2),
  color: theme.vars.palette.brand.ink,
  // Inside its own box: the menu scrolls and would cut a ring off.
  '&:focus-visible': { outlineOffset: `calc(-1 * ${sizes.focus})` },
  '&[aria-current]': {
    fontWeight: 650,
    backgroundColor: theme.vars.palette.brand.paper,
    boxShadow: `inset ${sizes.focus} 0 0 ${theme.vars.palette.brand.harbour}`,
  },
}));

/** Links to some of the owner's screens, one under the other. */
export function ScreenLinks({
  screens,
  current,
  onPress,
}: {
  screens: readonly AdminScreen[];
  current: AdminScreenId;
  onPress?: () => void;
}) {
  return (
    <List>
      {screens.map(({ id, label, href, Icon }) => (
        <li key={id}>
          <Item
            to={href}
            underline="hover"
            {...(onPress ? { onClick: onPress } : {})}
            {...(id === current ? { 'aria-current': 'page' as const } : {})}
          >
            <Icon />
            {label}
          </Item>
        </li>
      ))}
    </List>
  );
}
