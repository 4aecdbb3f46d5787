import { type ComponentType, createElement, type MouseEvent, useState } from 'react';
import { whenPainted } from '../page-load.ts';
import { showLargePicture } from './large-picture.ts';

/** Whether a click on a link asks the browser for a new tab, a new window or a download. */
export function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

export type LightboxProps = {
  /** The first picture to show. */
  index: number;
  /** The link that was pressed; the focus returns to it. */
  pressed: HTMLElement;
  onClose: () => void;
};

/**
 * Opens pictures in a lightbox, which is loaded with the first press. With a `closeLabel` the picture is
 * seen large meanwhile (large-picture.ts). If loading fails the link opens the picture's file.
 */
export function useLightbox<Own extends object>(
  load: () => Promise<ComponentType<Own & LightboxProps>>,
  own: Own,
  closeLabel?: string,
) {
  const [Lightbox, setLightbox] = useState<ComponentType<Own & LightboxProps> | null>(null);
  const [opened, setOpened] = useState<Pick<LightboxProps, 'index' | 'pressed'> | null>(null);

  const press = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    const pressed = event.currentTarget;
    setOpened({ index, pressed });
    const isWaiting = Lightbox === null && closeLabel !== undefined;
    const large = isWaiting ? showLargePicture(pressed, closeLabel) : null;
    large?.addEventListener('close', () => setOpened(null));
    // Before the code of the lightbox runs, the large picture is painted.
    const painted = large && new Promise<void>(whenPainted);
    Promise.resolve(painted)
      .then(load)
      .then(
        (loaded) => setLightbox(() => loaded),
        () => {
          if (large?.open) return;
          setOpened(null);
          location.assign(pressed.href);
        },
      );
  };

  const lightbox =
    Lightbox && opened
      ? createElement(Lightbox, { ...own, ...opened, onClose: () => setOpened(null) })
      : null;
  return { press, lightbox };
}
