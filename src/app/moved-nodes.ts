/**
 * Translators move texts into elements of their own, in a page that React has taken over too. What React
 * then removes is no longer where it was, and the browser's error would take the whole section away
 * (facebook/react#11538). A node that is elsewhere is left there.
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
