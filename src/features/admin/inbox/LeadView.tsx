import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '#components/ModalDialog.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { inbox } from '#content/admin/inbox.ts';
import { noticeWords } from '#content/admin/notices.ts';
import { errors } from '#content/errors.ts';
import type { LeadDetail } from '#contract/admin/leads.ts';
import { dialled } from '#contract/phone.ts';
import { reasonFor } from '../api/call.ts';
import { leadKeys } from '../api/lead-data.ts';
import { useRemote } from '../api/queries.ts';
import { KeptLead } from '../offline/KeptLead.tsx';
import { noteFailure } from '../session/session.ts';
import { RemoteView } from '../shared/Notice.tsx';
import { ButtonRow, Group, GroupHeading, ScreenStack } from '../shared/elements.tsx';
import { focusMain } from '../shared/focus-main.ts';
import { Answers, Sheet } from './Answers.tsx';
import { LeadHistory, LeadNotices, VersionView } from './LeadHistory.tsx';
import { LeadPhotos } from './LeadPhotos.tsx';
import { changeLead, deleteLead, loadLead, sendLeadAgain } from './lead-calls.ts';
import { LeadWorkForm } from './work/LeadWorkForm.tsx';

/** A lead in full: actions, work, answers, photos, history, versions. */
export function LeadView({
  id,
  onChanged,
  onGone,
}: {
  id: string;
  onChanged: () => void;
  /** Called after the owner deleted it here. */
  onGone?: () => void;
}) {
  const { remote, reload, retry, replace } = useRemote(leadKeys.lead(id), (signal) =>
    loadLead(id, signal),
  );
  /** The version that resulted from the last change in this view. */
  const [own, setOwn] = useState<number>();
  const change = (lead: LeadDetail | null) => {
    if (lead) {
      setOwn(lead.work?.version);
      replace(lead);
    } else onGone?.();
    onChanged();
  };
  return (
    <Sheet>
      <RemoteView
        remote={remote}
        words={{
          loading: inbox.detail.loading,
          failed: { title: inbox.detail.failed, button: errors.section.button },
        }}
        onRetry={retry}
        kept={<KeptLead id={id} />}
      >
        {(lead) => {
          const [newest] = lead.versions;
          return (
            <ScreenStack>
              <LeadButtons lead={lead} onChanged={change} />
              <LeadWorkForm lead={lead} ownVersion={own} onChanged={change} onStale={reload} />
              {newest ? <Answers lead={lead} envelope={newest.envelope} /> : null}
              <LeadPhotos lead={lead} />
              <LeadNotices notices={lead.notices} />
              <LeadHistory lead={lead} />
              <Group>
                <GroupHeading>{inbox.detail.versions}</GroupHeading>
                {lead.versions.map((version) => (
                  <VersionView key={version.revision} version={version} />
                ))}
              </Group>
            </ScreenStack>
          );
        }}
      </RemoteView>
    </Sheet>
  );
}

/** The lead that an e-mail or notification linked to, above the list. */
export function LinkedLead({ onChanged }: { onChanged: () => void }) {
  const [query, setQuery] = useSearchParams();
  const id = query.get('lead');
  const isCalled = query.has('call');
  useEffect(() => {
    if (id === null || !isCalled) return;
    // Removed first, so that going back to this page does not call again.
    setQuery({ lead: id }, { replace: true });
    void callUp(id);
  }, [id, isCalled, setQuery]);
  if (id === null) return null;
  const leave = () => {
    setQuery({}, { replace: true });
    // The pressed button disappears with the lead.
    focusMain();
  };
  return (
    <Group>
      <GroupHeading>{noticeWords.linked}</GroupHeading>
      <LeadView key={id} id={id} onChanged={onChanged} onGone={leave} />
    </Group>
  );
}

async function callUp(id: string): Promise<void> {
  try {
    const { phone } = await loadLead(id, new AbortController().signal);
    if (phone !== '') window.location.assign(`tel:${dialled(phone)}`);
  } catch (error) {
    noteFailure(error);
  }
}

/** Actions for a lead. `onChanged` gets the changed lead, null if it was deleted. */
export function LeadButtons({
  lead,
  onChanged,
}: {
  lead: LeadDetail;
  onChanged: (lead: LeadDetail | null) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { buttons, done } = inbox;

  const act = async (action: () => Promise<LeadDetail | null>, said: string) => {
    setBusy(true);
    try {
      const changed = await action();
      toast({ variant: 'success', title: said }, 'corner');
      onChanged(changed);
    } catch (error) {
      noteFailure(error);
      toast({ variant: 'error', title: done.failed, description: reasonFor(error) }, 'corner');
    }
    setBusy(false);
  };
  const mark = (change: Parameters<typeof changeLead>[1], said: string) =>
    act(() => changeLead(lead.id, change), said);
  const remove = async () => {
    await deleteLead(lead.id);
    return null;
  };

  return (
    <ButtonRow>
      <Button
        type="button"
        variant="outlined"
        disabled={busy}
        onClick={() => void act(() => sendLeadAgain(lead.id), done.sendAgain)}
      >
        {buttons.sendAgain}
      </Button>
      {lead.spam === null ? null : (
        <Button
          type="button"
          variant="outlined"
          disabled={busy}
          onClick={() => void mark({ spam: false }, done.notSpam)}
        >
          {buttons.notSpam}
        </Button>
      )}
      {lead.spam === null || lead.heldBackFor.length > 0 ? (
        <Button
          type="button"
          variant="outlined"
          disabled={busy}
          onClick={() => void mark({ spam: true }, done.spam)}
        >
          {buttons.spam}
        </Button>
      ) : null}
      <Button type="button" variant="text" disabled={busy} onClick={() => setAsking(true)}>
        {buttons.delete}
      </Button>
      {asking ? (
        <ConfirmDialog
          texts={inbox.confirmDelete}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void act(remove, done.deleted);
          }}
        />
      ) : null}
    </ButtonRow>
  );
}
