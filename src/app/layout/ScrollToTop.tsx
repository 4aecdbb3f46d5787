import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#components/announce.ts';
import { Icon } from '#components/Icon.tsx';
import { navigationText } from '#content/navigation.ts';
import { layers, motion, sizes } from '#theme/tokens.ts';
import { focusQuietly } from './go-to.ts';
import { bars } from './media.ts';
import { toneBehind, type ToneBehind } from './tone-behind.ts';

/** Specification 1-§9: shown after 300 px, hidden within 200 px of the end, looked at every 100 ms. */
const SHOWN_AFTER_PX = 300;
const HIDDEN_BEFORE_END_PX = 200;
const DEBOUNCE_MS = 100;

const Button = styled('button', {
  shouldForwardProp: (prop) => prop !== 'shown' && prop !== 'behind',
})<{ shown: boolean; behind: ToneBehind }>(({ theme, shown, behind }) => {
  const { stone } = theme.vars.palette;
  const looks =
    behind === 'dark'
      ? { backgroundColor: stone.onBand, color: stone.band, borderColor: stone.onBand }
      : { backgroundColor: stone.band, color: stone.onBand, borderColor: stone.bandJoint };
  return {
    position: 'fixed',
    zIndex: layers.bottomBar,
    insetInlineEnd: `max(${theme.spacing(2)}, env(safe-area-inset-right))`,
    bottom: `calc(var(${bars.bottom}) + ${theme.spacing(2)})`,
    display: 'grid',
    placeItems: 'center',
    width: sizes.target,
    height: sizes.target,
    padding: 0,
    font: 'inherit',
    borderRadius: sizes.corner,
    border: `${sizes.joint} solid`,
    cursor: 'pointer',
    ...looks,
    opacity: shown ? 1 : 0,
    visibility: shown ? 'visible' : 'hidden',
    transform: shown ? 'none' : `translateY(${theme.spacing(1)})`,
    transition: `opacity ${motion.quick} ${motion.ease}, transform ${motion.quick} ${motion.ease}, visibility ${motion.quick}`,
    '@media print': { display: 'none' },
  };
});

/** Whether the button has its place at a scroll position; all in px. */
export function isShownAt(top: number, viewport: number, page: number): boolean {
  return top > SHOWN_AFTER_PX && page - viewport - top > HIDDEN_BEFORE_END_PX;
}

/** The button back to the top (specification 1-§2.2). */
export function ScrollToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const [behind, setBehind] = useState<ToneBehind>('light');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const page = document.documentElement;
      setShown(isShownAt(window.scrollY, page.clientHeight, page.scrollHeight));
      if (button.current) setBehind(toneBehind(button.current));
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, DEBOUNCE_MS);
    };
    soon();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, []);
  const toTop = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    const main = document.getElementById('main-content');
    if (main) focusQuietly(main);
    announce(navigationText.scrollToTop.announcement);
  };
  return (
    <Button
      ref={button}
      type="button"
      shown={shown}
      behind={behind}
      aria-label={navigationText.scrollToTop.label}
      onClick={toTop}
    >
      <Icon name="ArrowUpward" />
    </Button>
  );
}
