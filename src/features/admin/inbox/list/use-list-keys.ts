import { useEffect, useEffectEvent } from 'react';
import { areKeysOn } from './keys-switch.ts';

export type ListKeys = {
  readonly onMove: (by: 1 | -1) => void;
  readonly onArchive: () => void;
  readonly onTell: () => void;
};

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/**
 * One-letter keys of the list: j and k move, e archives, ? tells of them; Enter opens by itself what has
 * the focus. Never while somebody types, a dialog or a menu is open, or they are switched off.
 */
export function useListKeys({ onMove, onArchive, onTell }: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event)) return;
    if (event.key === '?') return taken(event, onTell);
    if (!areKeysOn()) return;
    if (event.key === 'j') taken(event, () => onMove(1));
    if (event.key === 'k') taken(event, () => onMove(-1));
    if (event.key === 'e') taken(event, onArchive);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function taken(event: KeyboardEvent, action: () => void): void {
  event.preventDefault();
  action();
}

function isMeant({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  // A menu's own letters lead to its items.
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return false;
  return !(target instanceof Element && target.closest(TYPING) !== null);
}
