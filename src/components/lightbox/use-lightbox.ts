import { createElement, useState, type ComponentType, type MouseEvent } from 'react';
import { isForBrowser } from './is-for-browser.ts';

/** What a lightbox is opened with. */
export type LightboxProps = {
  /** Which picture to begin with. */
  index: number;
  /** What was pressed: the focus returns to it. */
  pressed: HTMLElement;
  onClose: () => void;
};

/**
 * Opens a picture in a lightbox, whose code is fetched with the first press. Where it can't be had
 * the link does what links do and shows the file.
 */
export function useLightbox<Own extends object>(
  load: () => Promise<ComponentType<Own & LightboxProps>>,
  own: Own,
) {
  const [Lightbox, setLightbox] = useState<ComponentType<Own & LightboxProps> | null>(null);
  const [opened, setOpened] = useState<Pick<LightboxProps, 'index' | 'pressed'> | null>(null);

  const press = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    const pressed = event.currentTarget;
    setOpened({ index, pressed });
    load().then(
      (loaded) => setLightbox(() => loaded),
      () => {
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
