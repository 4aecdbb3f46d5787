import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { outcomeLabels, personalData } from '#content/admin/personal-data.ts';
import { retentionMonths } from '#content/retention.ts';
import {
  type DryRun,
  dryRunSchema,
  outcomeNames,
  type Retention as State,
  type RetentionMonths,
  retentionSchema,
} from '#contract/admin/retention.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { Notice, RemoteView } from '../shared/Notice.tsx';
import { ButtonRow, CardText, Facts, Group, GroupHeading, Quiet } from '../shared/elements.tsx';
import { formatDay } from '../shared/format.ts';
import { attempt } from './person-calls.ts';

const words = personalData.retention;

/** How long leads are kept: off until a dry run was shown and accepted. */
export function Retention() {
  const id = useId();
  const { remote, retry, replace } = useRemote(['retention'], (signal) =>
    call(retentionSchema, paths.adminRetention, { signal }),
  );
  return (
    <Group aria-labelledby={id}>
      <GroupHeading id={id}>{words.heading}</GroupHeading>
      <CardText>{words.text}</CardText>
      <RemoteView remote={remote} words={words} onRetry={retry}>
        {(state) => <Months state={state} onChanged={replace} />}
      </RemoteView>
    </Group>
  );
}

function Months({ state, onChanged }: { state: State; onChanged: (state: State) => void }) {
  const [months, setMonths] = useState<RetentionMonths>(state.months ?? retentionMonths);
  const [shown, setShown] = useState<DryRun | null>(null);
  const isShown = shown !== null && JSON.stringify(shown.months) === JSON.stringify(months);
  const look = () =>
    attempt(async () => {
      const options = { method: 'POST', body: months } as const;
      setShown(await call(dryRunSchema, `${paths.adminRetention}/dry-run`, options));
    });
  const change = (wanted: RetentionMonths | null, said: string) =>
    attempt(async () => {
      const options = { method: 'PUT', body: { months: wanted } } as const;
      onChanged(await call(retentionSchema, paths.adminRetention, options));
      setShown(null);
      toast({ variant: 'success', title: said }, 'corner');
    });
  const { lastRun } = state;
  return (
    <>
      <Quiet role="status">{state.months === null ? words.off : words.on}</Quiet>
      {lastRun === null ? null : (
        <Quiet>{words.lastRun(formatDay(lastRun.day), sumOf(lastRun.counts))}</Quiet>
      )}
      <ButtonRow>
        {outcomeNames.map((outcome) => (
          <MonthsField
            key={outcome}
            label={outcomeLabels[outcome]}
            value={months[outcome]}
            onChange={(value) => setMonths({ ...months, [outcome]: value })}
          />
        ))}
      </ButtonRow>
      {outcomeNames
        .filter((outcome) => months[outcome] > retentionMonths[outcome])
        .map((outcome) => (
          <CardText key={outcome}>
            {words.policy(outcomeLabels[outcome], retentionMonths[outcome])}
          </CardText>
        ))}
      {isShown ? (
        <Notice role="status" tone="waiting" title={words.wouldErase}>
          <Facts>
            {outcomeNames.map((outcome) => (
              <Counted key={outcome} label={outcomeLabels[outcome]} count={shown.counts[outcome]} />
            ))}
          </Facts>
          <Button type="button" onClick={() => void change(months, words.accepted)}>
            {words.accept}
          </Button>
        </Notice>
      ) : null}
      <ButtonRow>
        <Button type="button" variant="outlined" disabled={isShown} onClick={() => void look()}>
          {words.dryRun}
        </Button>
        {state.months === null ? null : (
          <Button type="button" variant="text" onClick={() => void change(null, words.switchedOff)}>
            {words.switchOff}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}

const sumOf = (counts: DryRun['counts']) =>
  outcomeNames.reduce((sum, outcome) => sum + counts[outcome], 0);

function Counted({ label, count }: { label: string; count: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{words.count(count)}</dd>
    </>
  );
}

/** A whole number of months; what cannot be one is not taken. */
function MonthsField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div>
      <FieldFrame id={id} label={words.months(label)}>
        <Input
          id={id}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={240}
          step={1}
          defaultValue={value}
          onChange={({ currentTarget }) => {
            if (currentTarget.checkValidity()) onChange(currentTarget.valueAsNumber);
          }}
        />
      </FieldFrame>
    </div>
  );
}
