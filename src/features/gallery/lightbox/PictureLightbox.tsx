import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { Lightbox, type ControllerRef, type Slide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useDevice } from '#components/use-device.ts';
import { galleryTexts } from '#content/gallery.ts';
import { homePictures } from '../home/home-pictures.ts';
import {
  canGrow,
  Caption,
  grow,
  LightboxStyle,
  Placeholder,
  room,
  Unavailable,
} from '#components/lightbox/LightboxStyle.tsx';
import { isSeenLarge, takePictureOver } from '#components/lightbox/large-picture.ts';
import { formatOf, slidesOf } from './slides.ts';
import type { LightboxProps } from '#components/lightbox/use-lightbox.ts';
import { useBackCloses } from '#components/use-back-closes.ts';

const FADE_MS = 200;
const SWIPE_MS = 250;
/** How many pixels of the screen one pixel of the file may fill: enough to see the tooling. */
const ZOOM_RATIO = 3;

const labels = {
  Previous: galleryTexts.lightboxPrevious,
  Next: galleryTexts.lightboxNext,
  Close: galleryTexts.close,
  Lightbox: galleryTexts.label,
  'Photo gallery': galleryTexts.label,
  'Zoom in': galleryTexts.zoomIn,
  'Zoom out': galleryTexts.zoomOut,
  '{index} of {total}': galleryTexts.slide,
} as const;

/** The pictures over the whole screen, grown out of what was pressed: arrows, swipe, pinch; closed by ×, Escape or a press beside. */
export function PictureLightbox({ index, pressed, onClose }: LightboxProps) {
  const { connection } = useDevice();
  const [small] = useState(() => pressed.querySelector('img'));
  const [slides] = useState(() => slidesOf(homePictures, formatOf(small?.currentSrc), connection));
  const [seen, setSeen] = useState(index);
  const [growing] = useState(() => small !== null && small.complete && canGrow() && !isSeenLarge());
  const [revealed, setRevealed] = useState(!growing);
  useBackCloses(true, onClose);
  useLayoutEffect(takePictureOver, []);

  const start = useCallback(
    (large: HTMLImageElement | null) => {
      if (large && small && growing) grow(small, large, () => setRevealed(true));
    },
    [small, growing],
  );
  useEffect(() => () => pressed.focus({ preventScroll: true }), [pressed]);

  const controller = useRef<ControllerRef>(null);
  const closeBeside = ({ target }: MouseEvent) => {
    // The lightbox takes care of its slides, but not of the room above and below them.
    if (target instanceof Element && target.matches('.yarl__container')) {
      controller.current?.close();
    }
  };

  const placeholder = (slide: Slide) => {
    const place = slides.findIndex(({ src }) => src === slide.src);
    const file = homePictures[place]?.file;
    const source = slides[place]?.placeholder;
    if (!file || source === undefined) return null;
    const ratio = file.width / file.height;
    return (
      <Placeholder>
        <img
          ref={place === index ? start : null}
          src={place === index && small ? small.currentSrc : source}
          alt=""
          decoding={place === index ? 'sync' : 'async'}
          style={{
            width: `min(100cqw, 100cqh * ${ratio}, ${file.width}px)`,
            aspectRatio: ratio,
            backgroundImage: file.placeholder,
          }}
        />
      </Placeholder>
    );
  };

  return (
    <>
      <LightboxStyle />
      <Lightbox
        open
        close={onClose}
        index={index}
        slides={slides}
        plugins={[Zoom]}
        labels={labels}
        animation={{ fade: revealed ? FADE_MS : 0, swipe: SWIPE_MS }}
        carousel={{ padding: 0, preload: connection === 'fast' ? 2 : 1 }}
        controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
        portal={{ container: { onClick: closeBeside } }}
        zoom={{ maxZoomPixelRatio: ZOOM_RATIO }}
        on={{ view: ({ index: place }) => setSeen(place) }}
        styles={{
          container: {
            paddingTop: room.above,
            paddingBottom: `calc(${room.below} + env(safe-area-inset-bottom))`,
            ...(revealed ? {} : { opacity: 0 }),
          },
        }}
        render={{
          slideHeader: ({ slide }) => placeholder(slide),
          iconLoading: () => null,
          iconError: () => <Unavailable>{galleryTexts.unavailable}</Unavailable>,
          controls: () => (
            <Caption>
              <Typography variant="caption">
                {galleryTexts.position(seen + 1, homePictures.length)}
              </Typography>
              {homePictures[seen]?.caption}
            </Caption>
          ),
        }}
      />
    </>
  );
}
