/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function doNotTrack(): boolean {
  const asked = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return asked || navigator.doNotTrack === '1' || navigator.doNotTrack === 'yes';
}

const loading = new Map<string, Promise<void>>();

/** Loads a script once, with `data` as its data attributes; rejects when it fails to load. */
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
