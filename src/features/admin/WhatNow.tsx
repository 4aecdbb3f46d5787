import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { PageLink } from '#components/PageLink.tsx';
import { Card, CardGrid, RowList } from '#components/lists.ts';
import { toast } from '#components/toast/toasts.tsx';
import { inbox } from '#content/admin/inbox.ts';
import { now, nowTiles } from '#content/admin/dashboard.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import type { Overview } from '#contract/admin/analytics.ts';
import { leadScreen } from '#contract/paths.ts';
import { sizes, type } from '#theme/tokens.ts';
import { reasonFor } from './api/call.ts';
import { leadKeys, leadsChanged } from './api/lead-data.ts';
import { useRemote } from './api/queries.ts';
import { loadOverview, sendLeadAgain } from './inbox/lead-calls.ts';
import { noteFailure } from './session/session.ts';
import { RemoteView } from './shared/Notice.tsx';
import { CardHeading, Group, GroupHeading, Quiet } from './shared/elements.tsx';
import { formatMoment, formatShare } from './shared/format.ts';

const Tile = styled(Card)({ padding: 0, '& > a': { height: '100%' } });

// As specific as the screen's rule for links.
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

/** What needs the owner's attention; each figure links to its list. */
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

type Failed = Overview['undeliverable']['newest'][number];

// RowList's rule for rows is more specific.
const Row = styled(ListItem)(({ theme }) => ({
  '&&&': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 2),
    paddingBlock: theme.spacing(1),
  },
  '& > div': { minWidth: 0, flex: '1 1 16rem', overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', paddingBlock: theme.spacing(1), fontWeight: 650 },
}));

const words = now.failures;

/**
 * Leads that no webhook has taken, the newest with the reason; each is sent again with one press.
 * `failing` others are tried again without one.
 */
export function FailedForwards({
  overview: {
    undeliverable: { total, newest },
    failing = 0,
  },
  onChanged,
}: {
  overview: Overview;
  onChanged: () => void;
}) {
  if (newest.length === 0 && failing === 0) return null;
  return (
    <Group aria-labelledby="failed-forwards">
      <CardHeading id="failed-forwards">{words.heading}</CardHeading>
      {newest.length === 0 ? null : (
        <RowList>
          {newest.map((failed) => (
            <FailedRow key={failed.lead.id} failed={failed} onChanged={onChanged} />
          ))}
        </RowList>
      )}
      {total > newest.length ? (
        <PageLink to="/admin/leads?state=undeliverable">{words.more(total)}</PageLink>
      ) : null}
      {failing === 0 ? null : (
        <PageLink to="/admin/leads?state=waiting">{words.waiting(failing)}</PageLink>
      )}
    </Group>
  );
}

function FailedRow({
  failed: { lead, attempt },
  onChanged,
}: {
  failed: Failed;
  onChanged: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const name = lead.name || inbox.nameless;
  const send = async () => {
    setBusy(true);
    try {
      await sendLeadAgain(lead.id);
      toast({ variant: 'success', title: words.done }, 'corner');
      onChanged();
    } catch (error) {
      noteFailure(error);
      toast({ variant: 'error', title: words.failed, description: reasonFor(error) }, 'corner');
    }
    setBusy(false);
  };
  return (
    <Row>
      <div>
        <PageLink to={leadScreen(lead.id)}>{name}</PageLink>
        <Quiet>
          {leadForms[lead.formType].label}
          {'. '}
          {reasonOf(attempt)}
          {attempt === null ? null : (
            <>
              {', '}
              <time dateTime={attempt.at}>{formatMoment(attempt.at)}</time>
            </>
          )}
        </Quiet>
      </div>
      <Button
        type="button"
        variant="outlined"
        disabled={busy}
        aria-label={`${words.sendAgain}: ${name}`}
        onClick={() => void send()}
      >
        {words.sendAgain}
      </Button>
    </Row>
  );
}

/** Why a webhook has not taken a lead. */
function reasonOf(attempt: Failed['attempt']): string {
  if (attempt === null) return words.unknown;
  const { host, status, error } = attempt;
  return status === null ? words.silent(host, error ?? '') : words.answered(host, status);
}
