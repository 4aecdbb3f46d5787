/** Opens the menu as a modal dialog; once, however often it is asked to. */
export function openModally(menu: HTMLDialogElement): void {
  if (!menu.open) menu.showModal();
}

/** Closes the menu, whether it stands open as a dialog or as a popover. */
export function closeMenu(menu: HTMLDialogElement): void {
  if (isPopover(menu)) menu.hidePopover();
  menu.close();
}

/**
 * Makes a menu modal that the browser has opened as a popover before React was there: only then is
 * the page behind it out of reach. What had the focus keeps it, and the list stays where it was.
 */
export function becomeModal(menu: HTMLDialogElement): void {
  if (!isPopover(menu)) return;
  const { activeElement } = document;
  const { scrollTop } = menu;
  menu.hidePopover();
  menu.showModal();
  menu.scrollTop = scrollTop;
  if (activeElement instanceof HTMLElement && menu.contains(activeElement)) activeElement.focus();
}

function isPopover(menu: HTMLDialogElement): boolean {
  // A browser without popovers knows no such selector.
  return CSS.supports('selector(:popover-open)') && menu.matches(':popover-open');
}
