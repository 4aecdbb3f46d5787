import ListItem from '@mui/material/ListItem';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { PageLink } from '#components/PageLink.tsx';
import { switchWords as words } from '#content/admin/website/kinds.ts';
import type { ContentOverview } from '#contract/admin/content.ts';
import { sizes } from '#theme/tokens.ts';
import { Quiet } from '../shared/elements.tsx';
import { isLive, type KnownEntry, stateOf } from './entries.ts';
import { pictureIn } from './kinds/kind.ts';
import { RowNotice } from './RowNotice.tsx';
import { publishData, withdraw } from './send-entry.ts';
import { addressOf } from './website-address.ts';
import { isWaiting } from './website.ts';

const Row = styled(ListItem)(({ theme }) => ({
  '&&&': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(0.5, 2),
  },
  '& > div:first-of-type > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.target,
    fontWeight: 650,
  },
  '& > .MuiAlert-root': { gridColumn: '1 / -1' },
}));

/** MUI's own is lower than a thumb. */
const LargeSwitch = styled(Switch)({
  '& .MuiSwitch-input': {
    top: '50%',
    height: sizes.target,
    transform: 'translateY(-50%)',
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
});

/** A page of the build with a switch that takes it off the website or puts it back. */
export function PageSwitch({
  entry,
  publication,
  isOwner,
}: {
  entry: KnownEntry;
  publication: ContentOverview['publication'] | undefined;
  isOwner: boolean;
}) {
  const { kind, slug, title, row, published } = entry;
  const isSending = row !== undefined && isWaiting(row);
  const isOn = isSending ? row.send?.state === 'published' : isLive(entry);
  const base = published?.newest.id ?? null;
  const picture = pictureIn(published?.last?.data);
  const change = (on: boolean) =>
    on
      ? publishData(kind, slug, { data: picture ? { picture } : {}, base }, words.on)
      : withdraw(kind, slug, base);
  return (
    <Row>
      <div>
        <PageLink to={addressOf({ open: `${kind.id}/${slug}` })} underline="hover">
          {title}
        </PageLink>
        <Quiet role="status">{stateOf(entry, publication)}</Quiet>
      </div>
      <LargeSwitch
        checked={isOn}
        disabled={!isOwner}
        onChange={(_event, on) => {
          if (row === undefined) void change(on);
        }}
        // Not `disabled`: it would lose the focus while it is being sent.
        slotProps={{
          input: { 'aria-label': words.label(title), 'aria-disabled': row !== undefined },
        }}
      />
      {row === undefined || isSending ? null : <RowNotice row={row} />}
    </Row>
  );
}
