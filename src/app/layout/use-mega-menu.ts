import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

export type MegaMenuName = 'services' | 'areas';

/** Milliseconds between the pointer's leaving and the closing (specification 1-§9). */
export const CLOSE_DELAY_MS = 150;

export type MegaMenu = {
  /** The one that is open, of none, services and areas. */
  readonly open: MegaMenuName | 'none';
  readonly show: (name: MegaMenuName) => void;
  readonly close: () => void;
  readonly closeSoon: () => void;
};

/** Which mega-menu is open; every navigation closes it. */
export function useMegaMenu(): MegaMenu {
  const { key } = useLocation();
  const [state, setState] = useState<{ name: MegaMenuName; openedAt: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback(
    (name: MegaMenuName) => {
      clearTimeout(timer.current);
      setState({ name, openedAt: key });
    },
    [key],
  );
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setState(null);
  }, []);
  const closeSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(null), CLOSE_DELAY_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = state?.openedAt === key ? state.name : 'none';
  return { open, show, close, closeSoon };
}
