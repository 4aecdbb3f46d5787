import ToggleButton from '@mui/material/ToggleButton';
import { useEffect, useRef, useState } from 'react';
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
import { type ChangedLead, makeChange, useWaiting } from '../../changes/changes.ts';
import { workAfter } from '../../changes/changed-work.ts';
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
  const { stage, lostReason } = workAfter(workOf(lead), useWaiting(lead.id));
  /** Shown as pressed while it is being saved. */
  const [pressed, setPressed] = useState<LeadStage | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** The lead as the last save left it, which may not have been rendered yet. */
  const latest = useRef(lead);
  useEffect(() => {
    if (workOf(lead).version >= workOf(latest.current).version) latest.current = lead;
  }, [lead]);
  /** Presses are saved one after the other: one during a save must not be lost. */
  const saving = useRef<Promise<void>>(Promise.resolve());
  const press = async (next: LeadStage, reason?: string) => {
    setPressed(next);
    const before = saving.current;
    const turn = (async () => {
      await before;
      await save(next, reason);
    })();
    saving.current = turn;
    await turn;
    if (saving.current === turn) setPressed(null);
  };
  const save = async (next: LeadStage, reason?: string) => {
    const change = { stage: next, ...(reason === undefined ? {} : { lostReason: reason }) };
    try {
      const { version } = workOf(latest.current);
      const changed = await makeChange(latest.current, { ...change, by: ownName() }, version);
      if (changed === null) toast({ variant: 'info', ...ownChanges.kept }, 'corner');
      else {
        latest.current = changed;
        onChanged(changed);
      }
      announce(`${leadWork.stage}: ${stageLabels[next]}`);
    } catch (error) {
      noteFailure(error);
      const isStale = error instanceof CallError && error.reason === 'stale_lead';
      if (isStale) onStale();
      const description = isStale ? listWords.stale : reasonFor(error);
      toast({ variant: 'error', title: inbox.done.failed, description }, 'corner');
    }
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
          if (next === undefined) return;
          if (next === 'lost') setAsking(true);
          else void press(next);
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
            void press('lost', reason);
          }}
        />
      ) : null}
    </Group>
  );
}
