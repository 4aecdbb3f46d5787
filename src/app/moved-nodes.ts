/**
 * Translators move text nodes into elements of their own, even after hydration. A node that React
 * then removes is no longer where it was, and the browser's error would take down the whole section
 * (facebook/react#11538). Such a node is left in place.
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function tolerant<T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) return child;
    removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function tolerant<T extends Node>(
    this: Node,
    added: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, added, before?.parentNode === this ? before : null);
    return added;
  };
}
