import { z } from '#contract/zod.ts';
import { KEPT_LIMIT_MS, withTimeLimit } from '#lib/time-limit.ts';
import { publishedFile } from './published.ts';
import { scope } from './scope.ts';
import { bringUpToDate, keptOrSeen, type SecondStage } from './second-stage.ts';

/** Pictures at their smallest width; larger ones, and those beyond the list, are cached when viewed. */
const pictures: SecondStage = {
  list: '/pictures.json',
  folder: '/pictures/',
  httpCache: 'default',
  cacheName: 'pictures',
  seenName: 'pictures-seen',
  seenLimit: 80,
};
const SMALLEST_WIDTH = 480;

export function isPicture(url: URL): boolean {
  return url.pathname.startsWith(pictures.folder);
}

const kept = keptOrSeen(pictures);

/** A picture from the caches, otherwise from the network; if that fails, its smallest width. */
export const pictureStrategy: typeof kept = {
  async handle({ event, request }) {
    const published = await publishedFile(new URL(request.url).pathname);
    if (published) return published;
    const whole = kept.handle({ event, request });
    try {
      return await withTimeLimit(whole, KEPT_LIMIT_MS);
    } catch {
      const smallest = smallestOf(request.url);
      return (
        (await caches.match(smallest, { cacheName: pictures.cacheName })) ??
        (await publishedFile(new URL(smallest).pathname)) ??
        whole
      );
    }
  },
};

function smallestOf(url: string): string {
  return url.replace(/-\d+\.(?:avif|webp)$/, `-${SMALLEST_WIDTH}.avif`);
}

const connection = z.object({ saveData: z.boolean() });

/** Whether the visitor has asked for less data. */
export function savesData(): boolean {
  const parsed = connection.safeParse(Reflect.get(scope.navigator, 'connection'));
  return parsed.success && parsed.data.saveData;
}

/** With data saving on nothing is prefetched: pictures are cached when viewed. */
export const cachePictures = () => bringUpToDate(pictures, { removeOnly: savesData() });
