import { useCallback, useEffect, useState, type RefObject } from 'react';
import { mediaQuery } from '#lib/browser-page.ts';

/** What holds the rotation up; it goes on when nothing does. */
type Hold = 'visitor' | 'pointer' | 'focus' | 'hidden' | 'motion' | 'away';

/** The entry after `index` of `count`, the first after the last. */
export const after = (index: number, count: number): number => (index + 1) % count;

/** The entry before `index` of `count`, the last before the first. */
export const before = (index: number, count: number): number => (index + count - 1) % count;

/**
 * Calls `advance` every `intervalMs` unless something holds it: the visitor's pause, the pointer or
 * the focus within, a hidden tab, reduced motion, or the reviews being out of view.
 */
export function useRotation(
  scene: RefObject<Element | null>,
  intervalMs: number,
  advance: () => void,
) {
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());
  const hold = useCallback((reason: Hold, held: boolean) => {
    setHolds((before) => {
      if (before.has(reason) === held) return before;
      const next = new Set(before);
      if (held) next.add(reason);
      else next.delete(reason);
      return next;
    });
  }, []);

  useEffect(() => {
    const motion = mediaQuery('(prefers-reduced-motion: reduce)');
    const follow = () => {
      hold('motion', motion?.matches ?? false);
      hold('hidden', document.visibilityState === 'hidden');
    };
    follow();
    motion?.addEventListener('change', follow);
    document.addEventListener('visibilitychange', follow);
    return () => {
      motion?.removeEventListener('change', follow);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [hold]);

  useEffect(() => {
    const element = scene.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) hold('away', !entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scene, hold]);

  const still = holds.size > 0;
  useEffect(() => {
    if (still) return undefined;
    const timer = setInterval(advance, intervalMs);
    return () => clearInterval(timer);
  }, [still, intervalMs, advance]);

  return { paused: holds.has('visitor'), hold };
}
