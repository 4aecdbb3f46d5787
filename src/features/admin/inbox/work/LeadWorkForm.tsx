import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input, Select, TextArea } from '#components/fields/controls.tsx';
import { leadWork as words, stageLabels } from '#content/admin/lead.ts';
import type { LeadDetail } from '#contract/admin/leads.ts';
import type { ChangedLead } from '../../changes/changes.ts';
import { leadStages, leadWorkLimits } from '#contract/admin/lead-work.ts';
import { Notice } from '../../shared/Notice.tsx';
import { CardText, Group, GroupHeading } from '../../shared/elements.tsx';
import { useWorkForm } from './use-work-form.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > .whole': { gridColumn: '1 / -1' },
  '& > button': { justifySelf: 'start' },
}));

/** Stage, assignee, follow-up and note of a lead. */
export function LeadWorkForm({
  lead,
  ownVersion,
  onChanged,
  onStale,
}: {
  lead: ChangedLead;
  ownVersion: number | undefined;
  onChanged: (lead: LeadDetail) => void;
  onStale: () => void;
}) {
  const id = useId();
  const { values, enter, by, setBy, save, isStale, busy } = useWorkForm(lead, {
    ownVersion,
    onChanged,
    onStale,
  });
  return (
    <Group>
      <GroupHeading>{words.heading}</GroupHeading>
      {isStale ? (
        <Notice tone="waiting" role="alert" title={words.stale.title}>
          <CardText>{words.stale.text}</CardText>
        </Notice>
      ) : null}
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        <FieldFrame id={`${id}-stage`} label={words.stage}>
          <Select
            id={`${id}-stage`}
            value={values.stage}
            onChange={({ target }) => {
              const stage = leadStages.find((one) => one === target.value);
              if (stage) enter({ stage });
            }}
          >
            {leadStages.map((stage) => (
              <option key={stage} value={stage}>
                {stageLabels[stage]}
              </option>
            ))}
          </Select>
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
        <FieldFrame id={`${id}-follow-up`} label={words.followUp} helper={words.followUpHelper}>
          <Input
            id={`${id}-follow-up`}
            type="date"
            value={values.followUp ?? ''}
            onChange={({ target }) => enter({ followUp: target.value || null })}
          />
        </FieldFrame>
        {values.stage === 'lost' ? (
          <div className="whole">
            <FieldFrame id={`${id}-reason`} label={words.lostReason}>
              <Input
                id={`${id}-reason`}
                maxLength={leadWorkLimits.reasonMax}
                value={values.lostReason}
                onChange={({ target }) => enter({ lostReason: target.value })}
              />
            </FieldFrame>
          </div>
        ) : null}
        <div className="whole">
          <FieldFrame id={`${id}-note`} label={words.note}>
            <TextArea
              id={`${id}-note`}
              rows={3}
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
        <datalist id={`${id}-people`}>
          {words.people.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <Button type="submit" className="whole" disabled={busy}>
          {words.save}
        </Button>
      </Form>
    </Group>
  );
}
