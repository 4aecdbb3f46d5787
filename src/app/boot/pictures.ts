/** The site's own pictures; the lightbox handles its own. */
const PICTURE = 'picture > img';

/** An empty SVG of `width` to `height`: keeps the space of a picture that can't be shown. */
const empty = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`)}`;

/**
 * Replaces pictures that fail to load, from the first to the end of the visit, with the placeholder
 * or, if that fails too, with the text in `unavailable`. Only attributes change, so that React
 * finds the elements it expects. Failures aren't counted: one may be reported twice, and React sets
 * every address again when it hydrates.
 */
export function watchPictures(placeholder: string, unavailable: string): void {
  const failed = new Set<HTMLImageElement>();
  let probe: HTMLImageElement | null = null;
  let isStandInGone = false;

  const show = (image: HTMLImageElement) => {
    const [width, height] = [image.getAttribute('width'), image.getAttribute('height')].map(Number);
    // The placeholder has proportions of its own.
    image.style.aspectRatio = `${width} / ${height}`;
    const picture = image.parentElement;
    for (const source of picture?.querySelectorAll('source') ?? [])
      source.removeAttribute('srcset');
    if (isStandInGone) picture?.setAttribute('data-unavailable', unavailable);
    const address = isStandInGone ? empty(width ?? 1, height ?? 1) : placeholder;
    if (image.getAttribute('src') !== address) image.src = address;
  };
  const fail = (image: HTMLImageElement) => {
    failed.add(image);
    show(image);
    if (probe) return;
    probe = new Image();
    probe.addEventListener('error', () => {
      isStandInGone = true;
      failed.forEach(show);
    });
    probe.src = placeholder;
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(PICTURE)) fail(target);
    },
    true,
  );
}
