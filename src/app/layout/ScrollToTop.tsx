import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import { styled } from '@mui/material/styles';
import { useEffect, useState, useCallback, useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import { announce } from '#components/announce.ts';
import { whenPainted } from '#components/page-load.ts';
import { navigationText } from '#content/navigation.ts';
import { matchesMedia } from '#lib/browser-page.ts';
import { bars, layers } from '#theme/tokens.ts';
import { isShownAt } from './to-top-place.ts';
import { focusMain } from './go-to.ts';

export type ToneBehind = 'light' | 'dark';

/** Tone of the band behind an element, by `data-tone`; light if there is none. */
export function toneBehind(element: Element): ToneBehind {
  const { left, top, width, height } = element.getBoundingClientRect();
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const behind = stack.find((layer) => !element.contains(layer))?.closest('[data-tone]');
  return behind?.getAttribute('data-tone') === 'dark' ? 'dark' : 'light';
}

const isField = (element: Element | null): boolean =>
  element?.matches('input, select, textarea, [contenteditable]') ?? false;

/** Whether a field has the focus; known once the press that has moved it is answered. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const look = () => setTyping(isField(document.activeElement));
    look();
    const later = () => whenPainted(look);
    document.addEventListener('focusin', later);
    document.addEventListener('focusout', later);
    return () => {
      document.removeEventListener('focusin', later);
      document.removeEventListener('focusout', later);
    };
  }, []);
  return typing;
}

/** Sampled every 100 ms (docs/behaviour.md). */
const DEBOUNCE_MS = 100;

const Button = styled(Fab, { shouldForwardProp: (prop) => prop !== 'behind' })<{
  behind: ToneBehind;
}>(({ theme, behind }) => {
  const { brand } = theme.vars.palette;
  const [ground, mark, edge] =
    behind === 'dark'
      ? [brand.onBand, brand.band, brand.onBand]
      : [brand.band, brand.onBand, brand.bandHairline];
  return {
    position: 'fixed',
    zIndex: layers.bottomBar,
    insetInlineEnd: `max(${theme.spacing(2)}, env(safe-area-inset-right))`,
    bottom: `calc(var(${bars.bottom}) + ${theme.spacing(2)})`,
    '&, &:hover': { backgroundColor: ground, color: mark, borderColor: edge },
    '@media print': { display: 'none' },
  };
});

/** Calls back 100 ms after the last scroll or resize, and after the start. */
function useScrolled(look: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
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
  }, [look]);
}

/** The back-to-top button (docs/behaviour.md). */
export function ScrollToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const [behind, setBehind] = useState<ToneBehind>('light');
  const lookBehind = useCallback(() => {
    if (button.current) setBehind(toneBehind(button.current));
  }, []);
  const look = useCallback(() => {
    const page = document.documentElement;
    setShown(isShownAt(window.scrollY, page.clientHeight, page.scrollHeight));
    lookBehind();
  }, [lookBehind]);
  useScrolled(look);
  const typing = useTyping();
  const isIn = shown && !typing;
  // The tone behind it can be measured only once it is rendered, and is seen only once it has grown.
  useEffect(() => {
    if (isIn) whenPainted(lookBehind);
  }, [isIn, lookBehind]);
  return (
    <Zoom in={isIn} mountOnEnter unmountOnExit>
      <Button
        ref={button}
        type="button"
        behind={behind}
        aria-label={navigationText.scrollToTop.label}
        onClick={toTop}
      >
        <Icon name="ArrowUpward" />
      </Button>
    </Zoom>
  );
}

function toTop(): void {
  const still = matchesMedia('(prefers-reduced-motion: reduce)');
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  focusMain();
  announce(navigationText.scrollToTop.announcement);
}
