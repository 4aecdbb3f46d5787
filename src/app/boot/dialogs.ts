import { showLargePicture } from '#components/lightbox/large-picture.ts';
import { showPopupDialog } from '#features/enquiry/popup-dialog.ts';

/**
 * Whether HTML can answer a press on this, and has: with a dialog of the browser's own. `closeLabel`
 * names its button.
 */
export function opensDialog(target: HTMLElement, closeLabel: string): boolean {
  const opens = target.dataset['opener'];
  if (opens !== undefined) return showPopupDialog(opens) !== null;
  if (!(target instanceof HTMLAnchorElement) || !('enhanced' in target.dataset)) return false;
  return showLargePicture(target, closeLabel) !== null;
}
