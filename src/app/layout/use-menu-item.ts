import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { MegaMenu, MegaMenuName } from './use-mega-menu.ts';
import { useNativeMenu } from './use-native-menu.ts';

/** Mouse, touch and keyboard handling of a primary link's mega-menu. */
export function useMenuItem(name: MegaMenuName, { open, show, close }: MegaMenu) {
  const isOpen = open === name;
  const item = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hovered = useRef(false);
  /** CSS opened it before hydration. */
  const takenOver = useRef(false);
  const [movesIn, setMovesIn] = useState(false);

  const native = useNativeMenu(item, (by) => {
    hovered.current = by === 'hovered';
    takenOver.current = true;
    show(name);
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (item.current?.contains(document.activeElement)) opener.current?.focus();
      close();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [isOpen, close]);

  useEffect(() => {
    if (isOpen && movesIn) panel.current?.querySelector('a')?.focus();
  }, [isOpen, movesIn]);

  const openIt = (andMoveIn: boolean) => {
    takenOver.current = false;
    setMovesIn(andMoveIn);
    show(name);
  };
  const onPress = (event: MouseEvent) => {
    // A press replayed after hydration has already opened it.
    const isGivenBack = takenOver.current && !event.isTrusted;
    const byKeyboard = event.detail === 0;
    // On hover it is already open: a press must not close it.
    if (isOpen && !isGivenBack && (byKeyboard || !hovered.current)) close();
    else openIt(false);
  };
  const hover = (event: PointerEvent, over: boolean) => {
    if (event.pointerType !== 'mouse') return;
    hovered.current = over;
    if (over) openIt(false);
    else close();
  };
  const onItem = {
    onPointerEnter: (event: PointerEvent) => hover(event, true),
    onPointerLeave: (event: PointerEvent) => hover(event, false),
    onBlur: (event: FocusEvent) => {
      if (isOpen && !event.currentTarget.contains(event.relatedTarget)) close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || panel.current?.contains(document.activeElement)) return;
      event.preventDefault();
      openIt(true);
    },
  };
  return { isOpen, native, item, opener, panel, onItem, onPress };
}
