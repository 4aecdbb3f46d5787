/** Id of the dialog in which the boot script shows a pressed picture before the lightbox is there. */
export const LARGE_PICTURE_ID = 'large-picture';

/** Whether the pressed picture is seen in large already. */
export const isSeenLarge = () => document.getElementById(LARGE_PICTURE_ID) !== null;

/** Called by the lightbox once it is there. */
export function takePictureOver(): void {
  document.getElementById(LARGE_PICTURE_ID)?.remove();
}
