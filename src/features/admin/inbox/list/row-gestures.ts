import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** How long a finger rests on a row until its menu opens, in ms. */
const LONG_PRESS_MS = 500;
/** A finger that moves less, in px, rests. */
const SLIP = 10;
/** A swipe this far to the side, in px, opens the menu. */
const SWIPE = 56;

type Touch = { readonly x: number; readonly y: number; isDone: boolean };

/**
 * Handlers of a row: a long press or a sideways swipe opens the menu of the row, whose button does
 * the same for mouse and keyboard.
 */
export function useRowGestures() {
  const touch = useRef<Touch | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const openMenu = (row: Element) => {
    if (touch.current) touch.current.isDone = true;
    clearTimeout(timer.current);
    row.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
  };
  return {
    onPointerDown: ({ pointerType, clientX, clientY, currentTarget }: PointerEvent) => {
      touch.current = null;
      if (pointerType !== 'touch') return;
      touch.current = { x: clientX, y: clientY, isDone: false };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => openMenu(currentTarget), LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      const begun = touch.current;
      if (begun === null || begun.isDone) return;
      const [across, down] = [Math.abs(clientX - begun.x), Math.abs(clientY - begun.y)];
      if (Math.max(across, down) > SLIP) clearTimeout(timer.current);
      if (across > SWIPE && down < across / 2) openMenu(currentTarget);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    // The browser's own menu of a link.
    onContextMenu: (event: MouseEvent) => {
      if (touch.current !== null) event.preventDefault();
    },
    /** The press that opened the menu follows no link. */
    onClickCapture: (event: MouseEvent) => {
      const isOwn = event.target instanceof Element && event.target.closest('a') !== null;
      if (touch.current?.isDone && isOwn) {
        event.preventDefault();
        touch.current = null;
      }
    },
  };
}
