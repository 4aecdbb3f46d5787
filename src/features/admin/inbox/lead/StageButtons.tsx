import ToggleButton from '@mui/material/ToggleButton';
import { useState } from 'react';
import { announce } from '#components/announce.ts';
import { toast } from '#components/toast/toasts.tsx';
import { ownChanges } from '#content/admin/changes.ts';
import { inbox, listWords } from '#content/admin/inbox.ts';
import { leadWork, stageLabels } from '#content/admin/lead.ts';
import { type LeadStage, leadStages, workOf } from '#contract/admin/lead-work.ts';
import type { LeadDetail } from '#contract/admin/leads.ts';
import { CallError, reasonFor } from '../../api/call.ts';
import { noteFailure } from '../../session/session.ts';
import { Group, GroupHeading, Quiet } from '../../shared/elements.tsx';
import { type ChangedLead, makeChange, useWaiting, workAfter } from '../../changes/changes.ts';
import { ownName } from '../lead-calls.ts';
import { ChoiceLine } from '../../shared/ChoiceLine.tsx';
import { LostReason } from '../LeadMenu.tsx';

/** The stage of a lead as one row of buttons; each saves at once. */
export function StageButtons({
  lead,
  onChanged,
  onStale,
}: {
  lead: ChangedLead;
  onChanged: (lead: LeadDetail) => void;
  onStale: () => void;
}) {
  const { stage, lostReason, version } = workAfter(workOf(lead), useWaiting(lead.id));
  /** Shown as pressed while it is being saved. */
  const [pressed, setPressed] = useState<LeadStage | null>(null);
  const [isAsking, setAsking] = useState(false);
  const save = async (next: LeadStage, reason?: string) => {
    setPressed(next);
    const change = { stage: next, ...(reason === undefined ? {} : { lostReason: reason }) };
    try {
      const changed = await makeChange(lead, { ...change, by: ownName() }, version);
      if (changed === null) toast({ variant: 'info', ...ownChanges.kept }, 'corner');
      else onChanged(changed);
      announce(`${leadWork.stage}: ${stageLabels[next]}`);
    } catch (error) {
      noteFailure(error);
      const isStale = error instanceof CallError && error.reason === 'stale_lead';
      if (isStale) onStale();
      const description = isStale ? listWords.stale : reasonFor(error);
      toast({ variant: 'error', title: inbox.done.failed, description }, 'corner');
    }
    setPressed(null);
  };
  return (
    <Group>
      <GroupHeading>{leadWork.stage}</GroupHeading>
      <ChoiceLine
        aria-label={leadWork.stage}
        value={pressed ?? stage}
        onChange={(_event, value: unknown) => {
          const next = leadStages.find((one) => one === value);
          // MUI reports null when the selected one is pressed.
          if (next === undefined || pressed !== null) return;
          if (next === 'lost') setAsking(true);
          else void save(next);
        }}
      >
        {leadStages.map((one) => (
          <ToggleButton key={one} value={one}>
            {stageLabels[one]}
          </ToggleButton>
        ))}
      </ChoiceLine>
      {lostReason === '' ? null : <Quiet>{`${leadWork.lostReason}: ${lostReason}`}</Quiet>}
      {isAsking ? (
        <LostReason
          name={lead.name || inbox.nameless}
          onCancel={() => setAsking(false)}
          onSave={(reason) => {
            setAsking(false);
            void save('lost', reason);
          }}
        />
      ) : null}
    </Group>
  );
}
