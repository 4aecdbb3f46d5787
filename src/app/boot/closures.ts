/**
 * Shows the notices of closures that are near or under way, before the first paint: their pages may have
 * been rendered long ago. `times` are those of each closure as `closureTimes` writes them.
 */
export function showClosures(page: HTMLElement, times: string): void {
  const now = Date.now();
  const shown = times.split(' ').flatMap((range, index) => {
    const [from, until] = range.split('-').map(Number);
    return now >= Number(from) && now < Number(until) ? index : [];
  });
  if (shown.length > 0) page.dataset['closures'] = shown.join(' ');
}
