import { canShare } from '#lib/browser-page.ts';

/** Whether this browser's share sheet takes pictures. */
export function canSharePictures(): boolean {
  const picture = new File([''], 'photo.jpg', { type: 'image/jpeg' });
  return canShare({ files: [picture] });
}
