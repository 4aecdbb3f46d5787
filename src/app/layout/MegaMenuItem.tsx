import styled from '@emotion/styled';
import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Icon } from '#components/Icon.tsx';
import { motion, sizes } from '#theme/tokens.ts';
import type { PanelProps } from './mega-panel.ts';
import type { MegaMenu, MegaMenuName } from './use-mega-menu.ts';

const Item = styled('li')({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  // The button brings the space after the words.
  '& > a:first-of-type': { paddingInlineEnd: 0 },
});

const Opener = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.target,
  width: sizes.target,
  padding: theme.spacing(0, 0.5),
  marginInlineEnd: theme.spacing(-1.5),
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '& > svg': { transition: `transform ${motion.quick} ${motion.ease}` },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  '&:focus-visible': { outlineOffset: `-${sizes.focus}` },
}));

/**
 * A primary link with a mega-menu: opens under a mouse, and by the button beside the link for
 * keyboard and touch. Escape closes and returns to the button, Tab leaves and closes.
 */
export function MegaMenuItem({
  name,
  menu,
  words,
  Panel,
  onNear,
  children,
}: {
  name: MegaMenuName;
  menu: MegaMenu;
  words: { readonly open: string; readonly close: string };
  Panel: ComponentType<PanelProps>;
  /** The pointer or the focus is near: a time to fetch the panel's code. */
  onNear: () => void;
  children: ReactNode;
}) {
  const isOpen = menu.open === name;
  const opener = useRef<HTMLButtonElement>(null);
  const [takeFocus, setTakeFocus] = useState(false);
  const [hovered, setHovered] = useState(false);
  const { close } = menu;
  const id = `menu-${name}`;

  useEffect(() => {
    if (!isOpen) return undefined;
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const item = opener.current?.parentElement;
      if (item?.contains(document.activeElement)) opener.current?.focus();
      close();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [isOpen, close]);

  const show = (focus: boolean) => {
    setTakeFocus(focus);
    menu.show(name);
  };
  const press = (byKeyboard: boolean) => {
    // Under a mouse it is open already: a press must not take it away.
    if (isOpen && (byKeyboard || !hovered)) menu.close();
    else show(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    show(true);
  };
  return (
    <Item
      onPointerEnter={(event) => {
        onNear();
        if (event.pointerType !== 'mouse') return;
        setHovered(true);
        show(false);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'mouse') return;
        setHovered(false);
        menu.closeSoon();
      }}
      onFocus={onNear}
      onBlur={(event) => {
        if (isOpen && !event.currentTarget.contains(event.relatedTarget)) menu.close();
      }}
      onKeyDown={onKeyDown}
    >
      {children}
      <Opener
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-label={isOpen ? words.close : words.open}
        {...(isOpen ? { 'aria-controls': id } : {})}
        onClick={(event) => press(event.detail === 0)}
      >
        <Icon name="ExpandMore" />
      </Opener>
      {isOpen ? (
        <Suspense fallback={null}>
          <Panel id={id} takeFocus={takeFocus} onLeave={menu.close} />
        </Suspense>
      ) : null}
    </Item>
  );
}
