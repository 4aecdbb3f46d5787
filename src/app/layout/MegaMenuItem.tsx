import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { motion, sizes, type } from '#theme/tokens.ts';
import { useMenuItem, type PanelProps, type MegaMenu, type MegaMenuName } from './mega-menu.ts';

const Item = styled(ListItem)({
  width: 'auto',
  alignItems: 'stretch',
  // The button provides the space after the text.
  '& > a:first-of-type': { paddingInlineEnd: 0 },
});

const Opener = styled(IconButton)(({ theme }) => ({
  justifyContent: 'flex-start',
  height: 'auto',
  paddingInline: theme.spacing(0.5),
  fontSize: type.note,
  marginInlineEnd: theme.spacing(-1.5),
  '&:hover': { backgroundColor: 'transparent' },
  '& > svg': { transition: `transform ${motion.quick} ${motion.ease}` },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  '&:focus-visible': { outlineOffset: `-${sizes.focus}` },
}));

/**
 * A primary link with a mega-menu: opens on mouse hover, and by the button next to the link for
 * keyboard and touch. Escape closes it and returns to the button, Tab leaves and closes it. Before
 * hydration, and without script, CSS opens it (see `Sheet`).
 */
export function MegaMenuItem({
  name,
  menu,
  words,
  Panel,
  children,
}: {
  name: MegaMenuName;
  menu: MegaMenu;
  words: { readonly open: string; readonly close: string };
  Panel: ComponentType<PanelProps>;
  children: ReactNode;
}) {
  const { isOpen, native, item, opener, panel, onItem, onPress } = useMenuItem(name, menu);
  const id = `menu-${name}`;
  return (
    <Item ref={item} {...(native ? { 'data-native': true } : {})} {...onItem}>
      {children}
      <Opener
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-label={isOpen ? words.close : words.open}
        aria-controls={id}
        onClick={onPress}
      >
        <Icon name="ExpandMore" />
      </Opener>
      <Panel id={id} ref={panel} onLeave={menu.close} />
    </Item>
  );
}
