/**
 * Shows the notices of closures that are near or under way, before the first paint: their pages may have
 * been rendered long ago. `times` are those of each closure as `closureTimes` writes them; as digits they
 * are compared as text, all being as long.
 */
export function showClosures(page: HTMLElement, times: string): void {
  const now = String(Date.now());
  const shown = times
    .split(' ')
    .flatMap((range, index) => (now > range && now < range.slice(now.length + 1) ? index : []));
  if (shown.length > 0) page.dataset['closures'] = shown.join(' ');
}
