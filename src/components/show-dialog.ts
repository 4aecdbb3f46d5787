import { whenPainted } from './page-load.ts';

/**
 * Opens a dialog, which is made modal and given the focus once it is painted: a slow phone takes a
 * tenth of a second to make a long page inert. GlobalStyle puts it above the page until then. Whoever
 * uses a keyboard gets it modal at once, since the next key is meant for it.
 */
export function showDialog(dialog: HTMLDialogElement): void {
  const makeModal = () => {
    // The site's own may have taken its place.
    if (!dialog.open || !dialog.isConnected) return;
    // Neither ends nor moves anything: it is modal in the same task.
    dialog.open = false;
    dialog.showModal();
    // As MUI does, rather than on its first button.
    dialog.focus();
  };
  dialog.open = true;
  if (document.activeElement?.matches(':focus-visible')) makeModal();
  else whenPainted(makeModal);
}
