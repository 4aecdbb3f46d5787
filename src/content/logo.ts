import type { ContentPicture } from '#contract/content/pictures.ts';
import { isOwnFirm } from './own-statements.ts';
import { pictureUrl } from './pictures/url.ts';
import { publishedContent } from './published.ts';

/** The firm's logo, where one has been published; otherwise the build's is shown. */
export const logo: ContentPicture | null = publishedContent?.look['look']?.logo ?? null;

/** Path of an icon that is made from the logo. */
export const logoIcon = (name: string, { hash }: Pick<ContentPicture, 'hash'>): string =>
  `/icons/${name}.${hash}.png`;

/** Path of a sharing card without words; null for one without a logo. */
export const wordlessCard = (slug: string, mark: Pick<ContentPicture, 'hash'> | null): string =>
  `/share/${slug}.${mark?.hash ?? 'plain'}.jpg`;

/** What names the sharing card that is made from a page's own picture. */
export type CardPicture = Pick<ContentPicture, 'name' | 'hash' | 'focus'>;

/** Path of the sharing card of a page with a picture of the firm's own: it is cropped around the focal point, so that this is in its name. */
export function pageCard(
  { name, hash, focus }: CardPicture,
  mark: Pick<ContentPicture, 'hash'> | null,
): string {
  const at = focus
    ? `-${[focus.x, focus.y].map((share) => Math.round(share * 100)).join('-')}`
    : '';
  return wordlessCard(`${name}.${hash}${at}`, mark);
}

/** Path of an icon of the visitors' app. */
export const iconUrl = (name: string): string =>
  logo === null ? `/icons/${name}.png` : logoIcon(name, logo);

const opening = publishedContent?.home['home']?.picture;

/**
 * Path of a sharing card: the build's carry its firm's name and mark. That of the site, which pages without
 * one of their own have, shows home's opening picture.
 */
export function cardUrl(share: string | CardPicture): string {
  const own = share === 'default' ? (opening ?? share) : share;
  if (typeof own !== 'string') return pageCard(own, logo);
  return logo === null && !isOwnFirm ? `/share/${own}.jpg` : wordlessCard(own, logo);
}

/** The ground of a logo that is seen on light pages as it is. */
export const WHITE = '#ffffff';

/** The one colour that is behind a logo, `#rrggbb`. */
export const groundOf = ({ placeholder }: Pick<ContentPicture, 'placeholder'>): string =>
  /#[0-9a-f]+/.exec(placeholder)?.[0] ?? WHITE;

/** The file of a logo as the header shows it; `ground` is null where it is seen on light pages as it is. */
export function logoFile(
  mark: Pick<ContentPicture, 'name' | 'hash' | 'width' | 'height' | 'placeholder'>,
) {
  const { width, height } = mark;
  const ground = groundOf(mark);
  return {
    src: pictureUrl(mark, width, 'webp'),
    width,
    height,
    ground: ground === WHITE ? null : ground,
  } as const;
}
