import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

export type MegaMenuName = 'services' | 'areas';

export type MegaMenu = {
  /** The open menu: none, services or areas. */
  readonly open: MegaMenuName | 'none';
  readonly show: (name: MegaMenuName) => void;
  readonly close: () => void;
};

/** State of the mega-menus; every navigation closes them. */
export function useMegaMenu(): MegaMenu {
  const { key } = useLocation();
  const [state, setState] = useState<{ name: MegaMenuName; openedAt: string } | null>(null);
  const show = useCallback((name: MegaMenuName) => setState({ name, openedAt: key }), [key]);
  const close = useCallback(() => setState(null), []);
  const open = state?.openedAt === key ? state.name : 'none';
  return { open, show, close };
}
