import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { PageLink } from '#components/PageLink.tsx';
import { RowList } from '#components/lists.ts';
import { toast } from '#components/toast/toasts.tsx';
import { inbox } from '#content/admin/inbox.ts';
import { failedForwards as words } from '#content/admin/dashboard.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import type { Overview } from '#contract/admin/analytics.ts';
import { leadScreen } from '#contract/paths.ts';
import { reasonFor } from './api/call.ts';
import { leadKeys, leadsChanged } from './api/lead-data.ts';
import { useRemote } from './api/queries.ts';
import { loadOverview, sendLeadAgain } from './inbox/lead-calls.ts';
import { noteFailure } from './session/session.ts';
import { CardHeading, Group, Quiet, SpreadRow } from './shared/elements.tsx';
import { formatMoment } from './shared/format.ts';

type Failed = Overview['undeliverable']['newest'][number];

const Row = styled(SpreadRow)(({ theme }) => ({
  '&&&': {
    paddingBlock: theme.spacing(1),
  },
  '& > div': { minWidth: 0, flex: '1 1 16rem', overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', paddingBlock: theme.spacing(1), fontWeight: 650 },
}));

/** Leads that no webhook has taken, the newest with the reason; each is sent again with one press. */
export function FailedForwards() {
  const { remote } = useRemote(leadKeys.overview, loadOverview);
  if (remote.status !== 'ready') return null;
  return <Failures overview={remote.value} onChanged={() => void leadsChanged()} />;
}

/** `failing` others are tried again without a press. */
export function Failures({
  overview: {
    undeliverable: { total, newest },
    failing = 0,
  },
  onChanged,
}: {
  overview: Pick<Overview, 'undeliverable' | 'failing'>;
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
