import { useEffectEvent, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { matchesMedia } from '#lib/browser-page.ts';

/** What the style sheet has opened before React was there: under a mouse, or by a press or the Tab key. */
export type NativelyOpen = 'hovered' | 'focused';

const never = () => () => undefined;
const inBrowser = () => false;
const inHtml = () => true;

/**
 * Whether a menu is still the style sheet's to open and close: true in the page's HTML, false from
 * the moment React is there. `takeOver` is told once if the menu stands open then.
 */
export function useNativeMenu(
  item: RefObject<HTMLElement | null>,
  takeOver: (by: NativelyOpen) => void,
): boolean {
  const native = useSyncExternalStore(never, inBrowser, inHtml);
  const onAlive = useEffectEvent((menu: HTMLElement) => {
    const by = nativelyOpen(menu);
    if (by) takeOver(by);
  });
  useLayoutEffect(() => {
    if (!native && item.current) onAlive(item.current);
  }, [native, item]);
  return native;
}

function nativelyOpen(item: HTMLElement): NativelyOpen | null {
  if (matchesMedia('(hover: hover)') && item.matches(':hover')) return 'hovered';
  const focused = item.querySelector(':scope > button:focus, :scope > :not(a):focus-within');
  return focused ? 'focused' : null;
}
