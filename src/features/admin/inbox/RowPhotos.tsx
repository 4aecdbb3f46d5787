import { styled } from '@mui/material/styles';
import type { LeadSummary } from '#contract/admin/admin.ts';
import { VisuallyHidden } from '#components/text.tsx';
import { leadPhotosText } from '#content/admin/lead-photos.ts';
import { sizes } from '#theme/tokens.ts';
import { photoAddress } from './photo-addresses.ts';

const Thumbnails = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  gridColumn: '1 / -1',
  '& > img': { width: sizes.target, height: sizes.target, objectFit: 'cover' },
}));

/** Thumbnails of a lead's photographs in its row. */
export function RowPhotos({ lead: { id, photos, photoCount } }: { lead: LeadSummary }) {
  if (photos.length === 0 && photoCount === 0) return null;
  return (
    <Thumbnails>
      <VisuallyHidden>{leadPhotosText.inRow(photos.length, photoCount)}</VisuallyHidden>
      {photos.map(({ hash }) => (
        <img key={hash} src={photoAddress(id, hash, 'small')} alt="" loading="lazy" />
      ))}
    </Thumbnails>
  );
}
