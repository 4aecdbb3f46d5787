import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the first link of a container once it is there, when asked to. */
export function useFirstFocus(wanted: boolean): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) container.current?.querySelector('a')?.focus();
  }, [wanted]);
  return container;
}
