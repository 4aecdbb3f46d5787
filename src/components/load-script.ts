const loading = new Map<string, Promise<void>>();

/**
 * Loads a third-party script once into the head, with `data` as its data attributes; rejects when it
 * cannot be had.
 */
export function loadScript(
  src: string,
  data: Readonly<Record<string, string>> = {},
): Promise<void> {
  const before = loading.get(src);
  if (before) return before;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    Object.assign(script.dataset, data);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`Could not load ${src}`)));
    document.head.append(script);
  });
  loading.set(src, promise);
  return promise;
}
