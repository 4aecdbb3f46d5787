/** What takes typed letters for itself. */
const TYPED_INTO = 'input, select, textarea, [contenteditable]';

/** Whether a key asks for the search: `/`, alone, and not typed into a field. */
export function isSearchKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
  target,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>): boolean {
  const isTyped = target instanceof Element && target.closest(TYPED_INTO) !== null;
  return key === '/' && !altKey && !ctrlKey && !metaKey && !isTyped;
}
