import { showDialog } from '#components/show-dialog.ts';

/** Id of the dialog in every page's HTML, which is used until the popup's code has loaded. */
export const POPUP_DIALOG_ID = 'assessment-popup';

/** Id of the popup's form, in the HTML of the page and in the popup itself. */
export const POPUP_FORM_ID = 'assessment-popup-form';

/** Opens the page's own dialog for a button that says `opener`; null if the page has none. */
export function showPopupDialog(opener: string): HTMLDialogElement | null {
  const dialog = document.getElementById(POPUP_DIALOG_ID);
  if (!(dialog instanceof HTMLDialogElement)) return null;
  dialog.dataset['opener'] = opener;
  if (!dialog.open) showDialog(dialog);
  return dialog;
}
