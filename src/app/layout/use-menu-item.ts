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

/** How a primary link's mega-menu answers to mouse, finger and keyboard. */
export function useMenuItem(name: MegaMenuName, { open, show, close }: MegaMenu) {
  const isOpen = open === name;
  const item = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hovered = useRef(false);
  /** The style sheet had opened it before React was there. */
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
    // One that was kept until React was there and is given back has opened it already.
    const isGivenBack = takenOver.current && !event.isTrusted;
    const byKeyboard = event.detail === 0;
    // Under a mouse it is open already: a press must not take it away.
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
