import { showDialog } from '../show-dialog.ts';

/** Id of the dialog in which a pressed picture is seen before the lightbox is there. */
export const LARGE_PICTURE_ID = 'large-picture';

const openDialog = () => {
  const dialog = document.getElementById(LARGE_PICTURE_ID);
  return dialog instanceof HTMLDialogElement ? dialog : null;
};

/**
 * Shows the picture that a link leads to in a dialog of the browser's own, until the lightbox takes its
 * place: the one dialog, if it is open already. The small picture is seen until the large one has
 * arrived; null if the link has none. `closeLabel` names the button that closes it.
 */
export function showLargePicture(link: HTMLAnchorElement, closeLabel: string) {
  const small = link.querySelector('img');
  const there = openDialog();
  if (there || !small) return there;
  const dialog = document.createElement('dialog');
  dialog.id = LARGE_PICTURE_ID;
  dialog.ariaLabel = link.textContent;
  const large = new Image(small.width, small.height);
  large.alt = small.alt;
  large.style.backgroundImage = `url("${small.currentSrc}")`;
  large.src = link.href;
  const form = document.createElement('form');
  form.method = 'dialog';
  const close = document.createElement('button');
  close.formMethod = 'dialog';
  close.ariaLabel = closeLabel;
  close.textContent = '×';
  form.append(close);
  dialog.append(form, large);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  showDialog(dialog);
  return dialog;
}

/** Whether the pressed picture is seen in large already. */
export const isSeenLarge = () => openDialog() !== null;

/** Called by the lightbox once it is there. */
export function takePictureOver(): void {
  openDialog()?.remove();
}
