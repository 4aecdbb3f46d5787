import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import {
  useCallback,
  useState,
  useEffectEvent,
  useLayoutEffect,
  useEffect,
  useRef,
  type RefObject,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { useHydrated } from '#components/use-store.ts';
import { useLocation } from 'react-router-dom';
import { PageLink } from '#components/PageLink.tsx';
import { matchesMedia } from '#lib/browser-page.ts';
import { headingFace } from '#theme/heading-fonts.ts';
import { bars, layers, sizes, type } from '#theme/tokens.ts';

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

/** A menu that CSS has opened before hydration: by hover, a press or the Tab key. */
type NativelyOpen = 'hovered' | 'focused';

/**
 * Whether CSS still opens and closes a menu: true in the page's HTML, false after hydration.
 * `takeOver` is called once if the menu is open at that moment.
 */
function useNativeMenu(
  item: RefObject<HTMLElement | null>,
  takeOver: (by: NativelyOpen) => void,
): boolean {
  const native = !useHydrated();
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

/** Props of a menu's panel. */
export type PanelProps = {
  readonly id: string;
  readonly ref: Ref<HTMLDivElement>;
  readonly onLeave: () => void;
};

/** Milliseconds between the pointer leaving and the menu closing (docs/behaviour.md). */
const CLOSE_DELAY_MS = 150;

/** Important, as the reduced-motion rule is: this delay is for the hand and applies regardless. */
const shown = { visibility: 'visible', transitionDelay: '0s !important' } as const;

/**
 * The panel of a mega-menu: hairlines and columns, like a plan. It is in the page's HTML, and while
 * its item is `data-native` CSS alone opens and closes it: on mouse hover, and while the focus is
 * on the button or inside. After that it follows the button's aria-expanded.
 */
export const Sheet = styled(Paper)(({ theme }) => ({
  position: 'absolute',
  zIndex: layers.menu,
  top: '100%',
  insetInlineStart: 0,
  width: sizes.megaAreas,
  maxHeight: `calc(100dvh - var(${bars.top}))`,
  overflowY: 'auto',
  borderColor: theme.vars.palette.brand.sandstoneDeep,
  borderRadius: 0,
  '&[data-wide]': { width: sizes.megaServices },
  '&:focus': { outline: 'none' },
  visibility: 'hidden',
  transition: `visibility 0s linear ${CLOSE_DELAY_MS}ms !important`,
  '[aria-expanded="true"] ~ &, [data-native] > button:focus ~ &, [data-native] > &:focus-within':
    shown,
  // Only one is open at a time: closing the other is not delayed.
  'ul:has(> * > [aria-expanded="true"]) > * > [aria-expanded="false"] ~ &': {
    transition: 'none !important',
  },
  '@media (hover: hover)': {
    '[data-native]:hover > &': shown,
    'ul:has(> [data-native]:hover) > [data-native]:not(:hover) > &': {
      visibility: 'hidden',
      transition: 'none !important',
    },
  },
}));

export const SheetColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: sizes.hairline,
  backgroundColor: theme.vars.palette.brand.hairline,
}));

export const SheetFoot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2),
  borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.sandstoneDeep}`,
  backgroundColor: theme.vars.palette.brand.sandstoneWash,
  fontSize: type.small,
}));

/** A link of a menu: label in Besley, description in small sans below it. */
export const SheetLink = styled(PageLink)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(0.5),
  height: '100%',
  minHeight: sizes.target,
  padding: theme.spacing(1.25, 2),
  backgroundColor: theme.vars.palette.brand.paper,
  color: theme.vars.palette.brand.inkSoft,
  fontSize: type.note,
  lineHeight: 1.4,
  textDecoration: 'none',
  '& > strong': {
    ...headingFace,
    fontSize: type.small,
    fontWeight: 600,
    lineHeight: 1.2,
    color: theme.vars.palette.brand.ink,
  },
  '&:hover': { backgroundColor: theme.vars.palette.brand.sandstoneWash },
  '&:hover > strong, &:focus-visible > strong, &[aria-current] > strong': {
    textDecoration: 'underline',
    textDecorationColor: theme.vars.palette.brand.oxide,
    textUnderlineOffset: '0.25em',
  },
  '&:focus-visible': { outlineOffset: `-${sizes.focus}` },
}));

/** A plain link to the overview, in the sheet's colours. */
export const SheetOverview = styled(PageLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.target,
  color: theme.vars.palette.brand.harbour,
  fontSize: type.small,
  fontWeight: 600,
}));
