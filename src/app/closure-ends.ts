/** Longest time that a timer can wait, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Hides the notices of closures that end while the page is open: at their end, and when the page is
 * seen again after it. The boot script has shown them, by the same `times`.
 */
export function hideEndedClosures(page: HTMLElement, times: string): void {
  const ends = times.split(' ').map((range) => Number(range.replace(/^\d+-/, '')));
  const endOf = (closure: string) => ends[Number(closure)] ?? 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    const shown = page.dataset['closures']?.split(' ').filter((one) => endOf(one) > Date.now());
    if (!shown) return;
    if (shown.length === 0) delete page.dataset['closures'];
    else {
      page.dataset['closures'] = shown.join(' ');
      timer = setTimeout(
        hide,
        Math.min(...shown.map(endOf).map((end) => end - Date.now()), LONGEST_MS),
      );
    }
  };
  document.addEventListener('visibilitychange', hide);
  hide();
}
