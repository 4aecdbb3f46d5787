import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useLightbox } from '#components/lightbox/use-lightbox.ts';
import { VisuallyHidden } from '#components/text.tsx';
import { leadPhotosText } from '#content/admin/lead.ts';
import type { LeadPhoto, LeadSummary } from '#contract/admin/leads.ts';
import { photoFileName } from '#contract/photos.ts';
import { columnsUpTo } from '#theme/tokens.ts';
import { ButtonRow, CardText, Group, GroupHeading, Quiet } from '../shared/elements.tsx';
import { archiveAddress, photoAddress } from './lead-calls.ts';

/** Thumbnails in columns. */
export const Photos = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columnsUpTo(4, '8em', theme.spacing(2)),
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& .MuiButton-root': { paddingInline: 0 },
}));

const loadLightbox = () => import('./PhotoLightbox.tsx').then(({ PhotoLightbox }) => PhotoLightbox);

/** The photos of a lead that have arrived, with downloads and a lightbox. */
export function LeadPhotos({ lead }: { lead: LeadSummary }) {
  const { id, photos, photoCount, photosTakenBack, photosRefused = 0 } = lead;
  const { press, lightbox } = useLightbox(loadLightbox, { lead });
  if (photos.length + photoCount + photosTakenBack + photosRefused === 0) return null;
  return (
    <Group>
      <GroupHeading>{leadPhotosText.heading(photos.length, photoCount)}</GroupHeading>
      {photosTakenBack > 0 ? <Quiet>{leadPhotosText.takenBack(photosTakenBack)}</Quiet> : null}
      {photosRefused > 0 ? <Quiet>{leadPhotosText.refused(photosRefused)}</Quiet> : null}
      <Photos>
        {photos.map((photo, at) => {
          const name = nameOf(photo, at);
          const address = photoAddress(id, photo.hash);
          return (
            <li key={photo.hash}>
              <Link href={address} aria-haspopup="dialog" onClick={(event) => press(event, at)}>
                <VisuallyHidden>{leadPhotosText.open(name)}</VisuallyHidden>
                <img
                  src={photoAddress(id, photo.hash, 'small')}
                  alt=""
                  width={photo.width}
                  height={photo.height}
                />
              </Link>
              <CardText>{photo.caption}</CardText>
              <Button
                variant="text"
                href={address}
                download={photoFileName(at + 1, photo.caption)}
                aria-label={leadPhotosText.downloadOf(name)}
              >
                {leadPhotosText.download}
              </Button>
            </li>
          );
        })}
      </Photos>
      {photos.length > 1 ? (
        <ButtonRow>
          <Button variant="outlined" href={archiveAddress(id)} download>
            {leadPhotosText.downloadAll(photos.length)}
          </Button>
        </ButtonRow>
      ) : null}
      {lightbox}
    </Group>
  );
}

function nameOf({ caption }: LeadPhoto, at: number): string {
  return caption === '' ? leadPhotosText.photo(at + 1) : caption;
}

const THUMBNAIL = '2rem';

const Thumbnails = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  gridArea: 'photos',
  '& > img': { width: THUMBNAIL, height: THUMBNAIL, objectFit: 'cover' },
}));

/** Thumbnails in a lead's row. */
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
