import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { LeadDetail } from '#contract/admin.ts';
import { paths } from '#contract/paths.ts';
import { inbox } from '#content/admin/inbox.ts';
import { columnsUpTo } from '#theme/tokens.ts';
import { Group } from '../parts/table.ts';
import { PartHeading } from '../parts/text.tsx';

const Photos = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columnsUpTo(4, '8em', theme.spacing(2)),
  gap: theme.spacing(2),
  '& img': { display: 'block', width: '100%', height: 'auto' },
}));

/** The photographs of a lead that have arrived; each opens whole. */
export function LeadPhotos({ lead }: { lead: LeadDetail }) {
  const { id, photos, photoCount } = lead;
  if (photos.length === 0 && photoCount === 0) return null;
  return (
    <Group>
      <PartHeading>{inbox.detail.photos(photos.length, photoCount)}</PartHeading>
      <Photos>
        {photos.map(({ hash, caption }, at) => {
          const address = `${paths.adminLeads}/${encodeURIComponent(id)}/photos/${hash}`;
          const name = caption === '' ? inbox.detail.photo(at + 1) : caption;
          return (
            <Link key={hash} href={address} target="_blank" rel="noreferrer">
              <img src={`${address}?size=small`} alt="" />
              {name}
            </Link>
          );
        })}
      </Photos>
    </Group>
  );
}
