import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useBackCloses } from '#components/use-back-closes.ts';
import { Icon } from '#components/Icon.tsx';
import { navigationText } from '#content/navigation.ts';
import { wideBar } from './bar-room.ts';
import { becomeModal, closeMenu, openModally } from './menu-dialog.ts';
import { MENU_ID, MobileMenu } from './MobileMenu.tsx';

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
    const look = () => setOpen(dialog.open);
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
    event.preventDefault();
    if (!menu.current) return;
    openModally(menu.current);
    setOpen(true);
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
