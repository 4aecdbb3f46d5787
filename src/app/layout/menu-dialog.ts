/** Opens the menu as a modal dialog; does nothing if it already is one. */
export function openModally(menu: HTMLDialogElement): void {
  if (!menu.open) menu.showModal();
}

/** Closes the menu, whether it is open as a dialog or as a popover. */
export function closeMenu(menu: HTMLDialogElement): void {
  if (isPopover(menu)) menu.hidePopover();
  menu.close();
}

/**
 * Makes modal a menu that the browser has opened as a popover before hydration: only then is the
 * page behind it inert. Focus and scroll position are kept.
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
  // A browser without popovers does not know this selector.
  return CSS.supports('selector(:popover-open)') && menu.matches(':popover-open');
}
