import { useEffect, useState } from 'react';
import type { RowPicture } from '#outbox/admin/website-rows.ts';
import { type Drawable, drawableOf } from './align/pictures.ts';

/** 'missing': neither on this device nor to be had from the server. */
export type Loaded = Drawable | 'missing' | 'loading';

export const isDrawn = (loaded: Loaded | undefined): loaded is Drawable =>
  loaded !== undefined && typeof loaded !== 'string';

const isStored = () => Promise.resolve();

/** A picture of a row, decoded; `stored` resolves once the bytes of a new one can be read. */
export function useDrawable(
  picture: RowPicture,
  stored: () => Promise<unknown> = isStored,
): Loaded {
  const [loaded, setLoaded] = useState<{ of: RowPicture; picture: Drawable | 'missing' }>();
  useEffect(() => {
    let isWanted = true;
    let made: Drawable | null = null;
    const load = async () => {
      await stored();
      const drawable = await drawableOf(picture);
      if (!isWanted) return drawable?.close();
      made = drawable;
      return setLoaded({ of: picture, picture: drawable ?? 'missing' });
    };
    void load();
    return () => {
      isWanted = false;
      made?.close();
    };
  }, [picture, stored]);
  return picture !== null && loaded?.of === picture ? loaded.picture : 'loading';
}
