import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { Icon } from '#components/Icon.tsx';
import { whenPainted } from '#components/page-load.ts';
import { useBackCloses } from '#components/use-back-closes.ts';
import { navigationText } from '#content/navigation.ts';
import { MENU_ID, MobileMenu } from './MobileMenu.tsx';
import { wideBar } from './bar.tsx';

/** Opens the menu as a modal dialog; does nothing if it already is one. */
function openModally(menu: HTMLDialogElement): void {
  if (!menu.open) menu.showModal();
}

/** Closes the menu, whether it is open as a dialog or as a popover. */
function closeMenu(menu: HTMLDialogElement): void {
  if (isPopover(menu)) menu.hidePopover();
  menu.close();
}

/**
 * Makes modal a menu that the browser has opened as a popover: only then is the page behind it inert.
 * Focus and scroll position are kept.
 */
function becomeModal(menu: HTMLDialogElement): void {
  if (!isPopover(menu)) return;
  const { activeElement } = document;
  const { scrollTop } = menu;
  menu.hidePopover();
  menu.showModal();
  menu.scrollTop = scrollTop;
  if (activeElement instanceof HTMLElement && menu.contains(activeElement)) activeElement.focus();
}

/** A browser without popovers does not know the selector of those that are open. */
const knowsPopovers = () => CSS.supports('selector(:popover-open)');

const isPopover = (menu: HTMLDialogElement) => knowsPopovers() && menu.matches(':popover-open');

const Toggle = styled(IconButton)({ [wideBar]: { display: 'none' } });

/**
 * Opens the menu of small screens. The menu is a popover in the page's HTML, so that this button
 * opens it before hydration and without script; React makes the same element modal.
 */
export function MenuToggle({ pathname }: { pathname: string | null }) {
  const menu = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (menu.current) becomeModal(menu.current);
  }, []);
  // The browser opens and closes it too: before hydration, by Escape, by a press outside.
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => {
    if (menu.current) closeMenu(menu.current);
    // The toggle event is asynchronous, and by then a press in the menu may have opened something
    // else.
    setOpen(false);
  }, []);
  useEffect(() => {
    const dialog = menu.current;
    if (!dialog) return undefined;
    const look = () => setOpen(dialog.open || isPopover(dialog));
    look();
    dialog.addEventListener('toggle', look);
    dialog.addEventListener('close', look);
    return () => {
      dialog.removeEventListener('toggle', look);
      dialog.removeEventListener('close', look);
    };
  }, []);
  useBackCloses(isOpen, close);
  const open = (event: MouseEvent) => {
    setOpen(true);
    // The browser opens it as a popover: to make a long page inert takes a slow phone a tenth of a second.
    // Whoever uses a keyboard gets it modal at once, since the next key is meant for it.
    if (knowsPopovers() && !event.currentTarget.matches(':focus-visible'))
      whenPainted(() => menu.current && becomeModal(menu.current));
    else {
      event.preventDefault();
      if (menu.current) openModally(menu.current);
    }
  };
  return (
    <>
      <Toggle
        type="button"
        popoverTarget={MENU_ID}
        aria-label={navigationText.mobileMenu.open}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="Menu" size="1.75rem" />
      </Toggle>
      <MobileMenu ref={menu} pathname={pathname} onLeave={close} />
    </>
  );
}
