import { useEffectEvent, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { matchesMedia } from '#lib/browser-page.ts';

/** A menu that CSS has opened before hydration: by hover, a press or the Tab key. */
export type NativelyOpen = 'hovered' | 'focused';

const never = () => () => undefined;
const inBrowser = () => false;
const inHtml = () => true;

/**
 * Whether CSS still opens and closes a menu: true in the page's HTML, false after hydration.
 * `takeOver` is called once if the menu is open at that moment.
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
