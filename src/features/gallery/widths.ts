import type { ConnectionClass } from '#components/connection.ts';
import type { Picture } from '#content/pictures/types.ts';

/** Widest files, px, that a connection is asked for: in the page, and when a picture is enlarged. */
const IN_PAGE = { slow: 0, medium: 960, fast: Infinity } as const;
const ENLARGED = { slow: 960, medium: 1440, fast: Infinity } as const;

/** Smallest width in px of a picture: the one that is kept for offline use. */
export const smallest = (picture: Picture): number => picture.widths[0] ?? picture.width;

const upTo = (picture: Picture, limit: number) =>
  picture.widths.filter((width) => width <= Math.max(limit, smallest(picture)));

/** Widths in px that a picture in the page may be fetched in, smallest first; never none. */
export function widthsInPage(picture: Picture, connection: ConnectionClass): readonly number[] {
  return upTo(picture, IN_PAGE[connection]);
}

/** Widths in px that an enlarged picture may be fetched in, smallest first; never none. */
export function enlargedWidths(picture: Picture, connection: ConnectionClass): readonly number[] {
  return upTo(picture, ENLARGED[connection]);
}
