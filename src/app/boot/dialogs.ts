import { LARGE_PICTURE_ID } from '#components/lightbox/large-picture.ts';
import { showPopupDialog } from '#features/enquiry/popup-dialog.ts';

/**
 * Whether HTML can answer a press on this, and has: with a dialog of the browser's own. `closeLabel`
 * names its button.
 */
export function opensDialog(target: HTMLElement, closeLabel: string): boolean {
  const opens = target.dataset['opener'];
  if (opens !== undefined) return showPopupDialog(opens) !== null;
  return target instanceof HTMLAnchorElement && 'enhanced' in target.dataset
    ? showLargePicture(target, closeLabel)
    : false;
}

/**
 * Shows the picture that a link leads to in a dialog of the browser's own, until the lightbox takes its
 * place. The small picture is seen until the large one has arrived.
 */
function showLargePicture(link: HTMLAnchorElement, closeLabel: string): boolean {
  const small = link.querySelector('img');
  if (!small) return false;
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
  dialog.showModal();
  return true;
}
