import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input, TextArea } from '#components/fields/controls.tsx';
import { leadWork as words } from '#content/admin/lead.ts';
import type { LeadDetail } from '#contract/admin/leads.ts';
import { leadWorkLimits } from '#contract/admin/lead-work.ts';
import { useRemote } from '../../api/queries.ts';
import { loadNames } from '../../people/people-calls.ts';
import { Notice } from '../../shared/Notice.tsx';
import { CardText, Group, GroupHeading } from '../../shared/elements.tsx';
import type { ChangedLead } from '../../changes/changes.ts';
import { StageButtons } from '../lead/StageButtons.tsx';
import { LeadHistory, type Past } from '../LeadHistory.tsx';
import { useWorkForm, type WorkForm } from './use-work-form.ts';

const Fields = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > .whole': { gridColumn: '1 / -1' },
  '& > button': { gridColumn: '1 / -1', justifySelf: 'start' },
}));

/** Both forms save all that was entered on the screen: nothing is left behind in the other. */
function Form({ form, children }: { form: WorkForm; children: ReactNode }) {
  return (
    <Fields
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.busy) void form.save();
      }}
    >
      {children}
    </Fields>
  );
}

/** The work on a lead: its stage, its notes and history, the follow-up and who does it. */
export function LeadWork({
  lead,
  past,
  ownVersion,
  onChanged,
  onStale,
}: {
  lead: ChangedLead;
  past: Past;
  ownVersion: number | undefined;
  onChanged: (lead: LeadDetail) => void;
  onStale: () => void;
}) {
  const form = useWorkForm(lead, { ownVersion, onChanged, onStale });
  return (
    <>
      <StageButtons lead={lead} onChanged={onChanged} onStale={onStale} />
      {form.isStale ? <StaleNotice /> : null}
      <LeadHistory lead={past}>
        <NoteForm form={form} />
      </LeadHistory>
      <PlanForm form={form} />
    </>
  );
}

/** Says that another owner's change came first. */
function StaleNotice() {
  return (
    <Notice tone="waiting" role="alert" title={words.stale.title}>
      <CardText>{words.stale.text}</CardText>
    </Notice>
  );
}

/** A note on a lead, and who writes it. */
function NoteForm({ form }: { form: WorkForm }) {
  const id = useId();
  const { values, enter, by, setBy, busy } = form;
  return (
    <Form form={form}>
      <div className="whole">
        <FieldFrame id={`${id}-note`} label={words.note}>
          <TextArea
            id={`${id}-note`}
            rows={2}
            maxLength={leadWorkLimits.noteMax}
            value={values.note}
            onChange={({ target }) => enter({ note: target.value })}
          />
        </FieldFrame>
      </div>
      <FieldFrame id={`${id}-by`} label={words.by} helper={words.byHelper}>
        <Input
          id={`${id}-by`}
          list={`${id}-people`}
          maxLength={leadWorkLimits.nameMax}
          autoComplete="off"
          value={by}
          onChange={({ target }) => setBy(target.value)}
        />
      </FieldFrame>
      <People id={`${id}-people`} />
      <Button type="submit" disabled={busy}>
        {words.addNote}
      </Button>
    </Form>
  );
}

/** Day of the follow-up or visit, and who does it. */
function PlanForm({ form }: { form: WorkForm }) {
  const id = useId();
  const { values, enter, busy } = form;
  return (
    <Group>
      <GroupHeading>{words.heading}</GroupHeading>
      <Form form={form}>
        <FieldFrame id={`${id}-follow-up`} label={words.followUp} helper={words.followUpHelper}>
          <Input
            id={`${id}-follow-up`}
            type="date"
            value={values.followUp ?? ''}
            onChange={({ target }) => enter({ followUp: target.value || null })}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-assignee`} label={words.assignee}>
          <Input
            id={`${id}-assignee`}
            list={`${id}-people`}
            maxLength={leadWorkLimits.nameMax}
            autoComplete="off"
            value={values.assignee}
            onChange={({ target }) => enter({ assignee: target.value })}
          />
        </FieldFrame>
        <People id={`${id}-people`} />
        <Button type="submit" variant="outlined" disabled={busy}>
          {words.save}
        </Button>
      </Form>
    </Group>
  );
}

/** People who sign in, and those of the firm; any other name may be typed. */
function People({ id }: { id: string }) {
  const { remote } = useRemote(['people-names'], loadNames);
  const known = remote.status === 'ready' ? remote.value.names : [];
  const names = [...new Set([...known, ...words.people])];
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}
