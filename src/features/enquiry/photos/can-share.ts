/** Whether this browser's share sheet takes pictures. */
export function canSharePictures(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  const picture = new File([''], 'photo.jpg', { type: 'image/jpeg' });
  return navigator.canShare({ files: [picture] });
}
