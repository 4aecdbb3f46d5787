import { createElement, useState, type ComponentType, type MouseEvent } from 'react';
import { isForBrowser } from '../is-for-browser.ts';
import type { LightboxProps } from '../lightbox/PictureLightbox.tsx';

type Opened = Pick<LightboxProps, 'index' | 'pressed'>;

/**
 * Opens a picture in the lightbox, whose code is fetched with the first press. Where it can't be had
 * the link does what links do and shows the file.
 */
export function useLightbox() {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  const press = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    const pressed = event.currentTarget;
    setOpened({ index, pressed });
    import('../lightbox/PictureLightbox.tsx').then(
      ({ PictureLightbox }) => setLightbox(() => PictureLightbox),
      () => {
        setOpened(null);
        location.assign(pressed.href);
      },
    );
  };

  const lightbox =
    Lightbox && opened
      ? createElement(Lightbox, { ...opened, onClose: () => setOpened(null) })
      : null;
  return { press, lightbox };
}
