import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Lightbox, type SlideImage } from 'yet-another-react-lightbox';
import Download from 'yet-another-react-lightbox/plugins/download';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { LeadSummary } from '#contract/admin/leads.ts';
import { photoFileName } from '#contract/photos.ts';
import { useBackCloses } from '#components/use-back-closes.ts';
import { leadPhotosText } from '#content/admin/lead.ts';
import { Caption, LightboxStyle, room, Unavailable } from '#components/lightbox/LightboxStyle.tsx';
import type { LightboxProps } from '#components/lightbox/use-lightbox.ts';
import { photoAddress } from './lead-calls.ts';

/** Maximum screen pixels per image pixel. */
const ZOOM_RATIO = 3;

const { lightbox: words } = leadPhotosText;

/** The photos of a lead in full screen, with a download button. */
export function PhotoLightbox({
  lead,
  index,
  pressed,
  onClose,
}: { lead: LeadSummary } & LightboxProps) {
  const [slides] = useState(() => slidesOf(lead));
  const [seen, setSeen] = useState(index);
  useBackCloses(true, onClose);
  useEffect(() => () => pressed.focus({ preventScroll: true }), [pressed]);
  return (
    <>
      <LightboxStyle />
      <Lightbox
        open
        close={onClose}
        index={index}
        slides={slides}
        plugins={[Zoom, Download]}
        labels={words.labels}
        carousel={{ padding: 0, finite: true }}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        zoom={{ maxZoomPixelRatio: ZOOM_RATIO }}
        on={{ view: ({ index }) => setSeen(index) }}
        styles={{
          container: {
            paddingTop: room.above,
            paddingBottom: `calc(${room.below} + env(safe-area-inset-bottom))`,
          },
        }}
        render={{
          iconError: () => <Unavailable>{words.unavailable}</Unavailable>,
          controls: () => (
            <Caption>
              <Typography variant="caption">{words.position(seen + 1, slides.length)}</Typography>
              {lead.photos[seen]?.caption}
            </Caption>
          ),
        }}
      />
    </>
  );
}

function slidesOf({ id, photos }: LeadSummary): SlideImage[] {
  return photos.map(({ hash, caption, width, height }, at) => {
    const src = photoAddress(id, hash);
    return {
      src,
      alt: caption === '' ? leadPhotosText.photo(at + 1) : caption,
      width,
      height,
      download: { url: src, filename: photoFileName(at + 1, caption) },
    };
  });
}
