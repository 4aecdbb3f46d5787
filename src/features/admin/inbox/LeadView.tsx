import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { inbox } from '#content/admin/inbox.ts';
import { errors } from '#content/errors.ts';
import type { LeadDetail } from '#contract/admin/leads.ts';
import { leadKeys } from '../api/lead-data.ts';
import { useRemote } from '../api/queries.ts';
import { KeptLead } from '../offline/KeptLead.tsx';
import { LeadFacts } from '../lead-facts/LeadFacts.tsx';
import { Notice, RemoteView } from '../shared/Notice.tsx';
import { CardText, Group, GroupHeading } from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';
import { AskedFor, CameFrom } from './Answers.tsx';
import { LeadNotices, VersionView } from './LeadHistory.tsx';
import { LeadPhotos } from './LeadPhotos.tsx';
import { LeadHead, Message, Sections } from './lead/LeadHead.tsx';
import { MoreMenu, useLeadActions } from './lead/MoreMenu.tsx';
import { loadLead } from './lead-calls.ts';
import { LeadWork } from './work/LeadWorkForm.tsx';

type Around = {
  /** The way to the list, where that is not beside the lead. */
  readonly back?: ReactNode;
  readonly heading: 'h1' | 'h2';
  readonly onChanged: () => void;
  /** Called after the owner deleted it here. */
  readonly onGone: () => void;
};

/** A lead on its own screen, loaded by its id. */
export function LeadView({ id, ...around }: { id: string } & Around) {
  const { remote, reload, retry, replace } = useRemote(leadKeys.lead(id), (signal) =>
    loadLead(id, signal),
  );
  const isLoaded = remote.status === 'ready';
  return (
    <>
      {isLoaded ? null : around.back}
      <RemoteView
        remote={remote}
        words={{
          loading: inbox.detail.loading,
          failed: { title: inbox.detail.failed, button: errors.section.button },
        }}
        onRetry={retry}
        kept={<KeptLead id={id} />}
      >
        {(lead) => <LoadedLead lead={lead} onStale={reload} onReplaced={replace} {...around} />}
      </RemoteView>
    </>
  );
}

/** The sections of a lead, in the order in which they are needed on a phone. */
function LoadedLead({
  lead,
  back,
  heading,
  onStale,
  onReplaced,
  onChanged,
  onGone,
}: Around & {
  lead: LeadDetail;
  onStale: () => void;
  onReplaced: (lead: LeadDetail) => void;
}) {
  /** The version that resulted from the last change in this view. */
  const [own, setOwn] = useState<number>();
  const change = (changed: LeadDetail | null) => {
    if (changed) {
      setOwn(changed.work?.version);
      onReplaced(changed);
    } else onGone();
    onChanged();
  };
  const actions = useLeadActions(lead, change);
  const [newest] = lead.versions;
  return (
    <Sections>
      <LeadHead
        lead={lead}
        back={back}
        component={heading}
        more={<MoreMenu lead={lead} actions={actions} />}
      />
      {lead.spam === null ? null : (
        <Notice tone="waiting" title={spamWords(lead)}>
          <Button type="button" disabled={actions.busy} onClick={() => void actions.notSpam()}>
            {inbox.buttons.notSpam}
          </Button>
        </Notice>
      )}
      {lead.deletionAskedAt ? (
        <Notice tone="waiting" title={inbox.deletionAsked.title}>
          <CardText>{inbox.deletionAsked.text(formatMoment(lead.deletionAskedAt))}</CardText>
        </Notice>
      ) : null}
      <Message lead={lead} />
      <LeadPhotos lead={lead} />
      {newest ? <AskedFor envelope={newest.envelope} message={lead.message} /> : null}
      <LeadWork lead={lead} past={lead} ownVersion={own} onChanged={change} onStale={onStale} />
      <LeadFacts lead={lead} onChanged={change} onStale={onStale} />
      {newest ? <CameFrom lead={lead} envelope={newest.envelope} /> : null}
      <LeadNotices notices={lead.notices} />
      <Group>
        <GroupHeading>{inbox.detail.forwarding}</GroupHeading>
        {lead.versions.map((version) => (
          <VersionView key={version.revision} version={version} />
        ))}
      </Group>
    </Sections>
  );
}

function spamWords({ heldBackFor, spam }: LeadDetail): string {
  if (heldBackFor.length > 0) return inbox.heldBack.because(heldBackFor);
  return spam === null ? '' : inbox.spam[spam];
}
