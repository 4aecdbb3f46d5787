import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Icon, StepButton } from '#components/Icon.tsx';
import { VisuallyHidden } from '#components/text.tsx';
import { galleryTexts } from '#content/gallery.ts';
import { pictureUrl } from '#content/pictures/url.ts';
import { homePictures } from './home/home-pictures.ts';
import { Frame, Piece, Pieces, Strip } from './home/strip-styles.ts';
import { STEP_PX } from './home/strip.ts';
import { useStrip } from './home/use-strip.ts';
import { useLightbox } from '#components/lightbox/use-lightbox.ts';
import { SmallFirstPicture } from './SmallFirstPicture.tsx';

const loadLightbox = () =>
  import('./lightbox/PictureLightbox.tsx').then(({ PictureLightbox }) => PictureLightbox);

/** The home gallery: a scroller of pictures that open in a lightbox. */
export function HomeGallery() {
  const strip = useRef<HTMLDivElement>(null);
  const { ends, ahead, step } = useStrip(strip, homePictures.length);
  const { press, lightbox } = useLightbox(loadLightbox, {}, galleryTexts.close);

  useEffect(() => {
    // A button that has just been disabled would swallow the keys: the strip takes them on.
    if (!ends.start && !ends.end) return;
    if (document.activeElement?.matches(':disabled')) strip.current?.focus();
  }, [ends]);

  return (
    <>
      <Frame>
        <Strip ref={strip} tabIndex={-1} role="group" aria-label={galleryTexts.label}>
          <Pieces>
            {homePictures.map(({ id, caption, file }, index) => (
              <ListItem key={id}>
                <Piece>
                  <Link
                    href={pictureUrl(file, file.width, 'webp')}
                    data-enhanced
                    aria-haspopup="dialog"
                    onClick={(event) => press(event, index)}
                  >
                    <VisuallyHidden>{galleryTexts.open(caption)}</VisuallyHidden>
                    <SmallFirstPicture picture={file} sizes={`${STEP_PX}px`} next={index < ahead} />
                  </Link>
                  <Typography variant="caption" component="figcaption">
                    <span aria-hidden>{index + 1}</span>
                    {caption}
                  </Typography>
                </Piece>
              </ListItem>
            ))}
          </Pieces>
        </Strip>
      </Frame>
      <Stack direction="row" className="needs-script" sx={{ marginTop: 2 }}>
        <StepButton
          aria-label={galleryTexts.previous}
          disabled={ends.start}
          onClick={() => step(-1)}
        >
          <Icon name="ChevronLeft" />
        </StepButton>
        <StepButton aria-label={galleryTexts.next} disabled={ends.end} onClick={() => step(1)}>
          <Icon name="ChevronRight" />
        </StepButton>
      </Stack>
      {lightbox}
    </>
  );
}
