/** The site's own pictures; those of the lightbox see to themselves. */
const PICTURE = 'picture > img';

/** A drawing of nothing, `width` to `height`: keeps a picture's room where there is none to show. */
const empty = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`)}`;

/**
 * Sees to pictures that fail to load, from before the first until the page is left: the placeholder
 * stands in for them, or, where it can't be had either, the words in `unavailable`. Only attributes are
 * changed, so that React finds the elements that it expects. Failures aren't counted: one may be heard
 * twice, and React sets every address anew as it takes the page over.
 */
export function watchPictures(placeholder: string, unavailable: string): void {
  const standIn = new URL(placeholder, location.href).href;
  const failed = new Set<HTMLImageElement>();
  let probe: HTMLImageElement | null = null;
  let isStandInGone = false;

  const show = (image: HTMLImageElement) => {
    const [width, height] = [image.getAttribute('width'), image.getAttribute('height')].map(Number);
    // What stands in has proportions of its own.
    image.style.aspectRatio = `${width} / ${height}`;
    const picture = image.parentElement;
    for (const source of picture?.querySelectorAll('source') ?? [])
      source.removeAttribute('srcset');
    if (isStandInGone) picture?.setAttribute('data-unavailable', unavailable);
    const address = isStandInGone ? empty(width ?? 1, height ?? 1) : standIn;
    if (image.src !== address) image.src = address;
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
    probe.src = standIn;
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(PICTURE)) fail(target);
    },
    true,
  );
}
