import { styled } from '@mui/material/styles';
import { Card, CardGrid } from '#components/lists.ts';
import { PageLink } from '#components/PageLink.tsx';
import { now, nowTiles } from '#content/admin/now.ts';
import { sizes, type } from '#theme/tokens.ts';
import { leadKeys, leadsChanged } from '../api/lead-data.ts';
import { useRemote } from '../api/queries.ts';
import { loadOverview } from '../inbox/lead-calls.ts';
import { formatShare } from '../shared/format.ts';
import { RemoteView } from '../shared/RemoteView.tsx';
import { Group } from '../shared/table.ts';
import { GroupHeading } from '../shared/text.tsx';
import { FailedForwards } from './FailedForwards.tsx';

const Tile = styled(Card)({ padding: 0, '& > a': { height: '100%' } });

// As strong as the screen's own rule for links.
const Way = styled(PageLink)(({ theme }) => ({
  '&&&': { color: theme.vars.palette.brand.ink, textDecoration: 'none' },
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  minHeight: sizes.target,
  padding: theme.spacing(2),
  '& > strong': {
    ...theme.typography.h2,
    fontVariantNumeric: 'lining-nums',
  },
  '& > span': { fontSize: type.small },
  '&:hover > span': { textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: `calc(-1 * ${sizes.focus})` },
  '&[data-pressing] > strong': { color: theme.vars.palette.brand.alarm },
}));

/** What waits for an owner: each figure is the way to its list. */
export function WhatNow() {
  const { remote, retry } = useRemote(leadKeys.overview, loadOverview);
  return (
    <Group aria-labelledby="what-now">
      <GroupHeading id="what-now">{now.heading}</GroupHeading>
      <RemoteView remote={remote} words={now} onRetry={retry}>
        {(overview) => (
          <>
            <CardGrid role="list" columns={{ xs: 2, sm: 3, lg: 6 }}>
              {nowTiles(overview, formatShare(overview.withoutSignal.share)).map((tile) => (
                <Tile key={tile.id} role="listitem">
                  <Way to={tile.href} {...(tile.isPressing ? { 'data-pressing': '' } : {})}>
                    <strong>{tile.value}</strong>
                    <span>{tile.label}</span>
                  </Way>
                </Tile>
              ))}
            </CardGrid>
            <FailedForwards overview={overview} onChanged={() => void leadsChanged()} />
          </>
        )}
      </RemoteView>
    </Group>
  );
}
