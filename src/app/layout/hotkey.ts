/**
 * Whether Alt+Shift with a letter was pressed and may act. Without modifiers a hotkey would be
 * triggered by speech input and by accident (WCAG 2.1.4).
 */
export function isHotkey(
  {
    code,
    altKey,
    shiftKey,
    ctrlKey,
    metaKey,
  }: Pick<KeyboardEvent, 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  letter: string,
): boolean {
  // By physical key: with Alt held, some keyboards produce another character.
  if (code !== `Key${letter}` || !altKey || !shiftKey || ctrlKey || metaKey) return false;
  // A popup keeps the focus until it is closed.
  return !document.querySelector('dialog[open], [aria-modal="true"]');
}
