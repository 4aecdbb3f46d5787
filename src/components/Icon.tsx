import { icons } from './icons.ts';

export type IconKey = keyof typeof icons;

/** A decorative icon by its key; the words beside it carry the meaning. */
export function Icon({ name, size }: { name: IconKey; size?: string }) {
  const Drawing = icons[name];
  return size === undefined ? <Drawing /> : <Drawing sx={{ fontSize: size }} />;
}
