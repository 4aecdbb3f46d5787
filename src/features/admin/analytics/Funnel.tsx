import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Select } from '#components/fields/controls.tsx';
import { analytics as words } from '#content/admin/analytics.ts';
import { areaWords, serviceWords } from '#content/admin/answer-words.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import {
  type Analytics,
  type FunnelRow,
  type FunnelStep,
  funnelSteps,
} from '#contract/admin/analytics.ts';
import { leadFormTypes } from '#contract/form-types.ts';
import { Group, GroupHeading, Quiet } from '../shared/elements.tsx';
import { formatShare } from '../shared/format.ts';
import { Bars, PartedBars } from './Bars.tsx';
import { useColours } from './ChartFrame.tsx';
import { Numbers } from './Numbers.tsx';

type Kind = keyof NonNullable<Analytics['funnel']>;

const kinds = ['form', 'service', 'area'] as const satisfies readonly Kind[];

const Narrow = styled('div')(({ theme }) => ({ maxWidth: theme.spacing(30) }));

function formName(id: string): string {
  const formType = leadFormTypes.find((type) => type === id);
  return formType === undefined ? id : leadForms[formType].label;
}

const nameOf: Readonly<Record<Kind, (id: string) => string>> = {
  form: formName,
  service: serviceWords,
  area: areaWords,
};

const stepNames = words.funnel.steps;

/** Stages reached by all leads, and by those of each form, service or area. */
export function Funnel({ funnel }: { funnel: NonNullable<Analytics['funnel']> }) {
  const [kind, setKind] = useState<Kind>('service');
  const id = useId();
  const all = sumOf(funnel.form);
  const summary = words.funnel.summary(all.won, all.leads);
  const rows = funnel[kind];
  return (
    <Group aria-labelledby="funnel-heading">
      <GroupHeading id="funnel-heading">{words.funnel.heading}</GroupHeading>
      <Quiet>
        {summary} {words.funnel.note}
      </Quiet>
      <Bars
        label={`${words.funnel.heading}: ${summary}`}
        bars={funnelSteps.map((step) => ({ id: step, label: stepNames[step], value: all[step] }))}
      />
      <Narrow>
        <FieldFrame id={id} label={words.funnel.kindLabel}>
          <Select
            id={id}
            value={kind}
            onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? kind)}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {words.funnel.kinds[one]}
              </option>
            ))}
          </Select>
        </FieldFrame>
      </Narrow>
      <Resting kind={kind} rows={rows} />
      <Numbers
        heading="funnel-heading"
        columns={[
          words.funnel.kinds[kind],
          ...funnelSteps.map((step) => stepNames[step]),
          words.funnel.wonShare,
        ]}
        rows={[...rows, all].map((row) => ({
          id: row === all ? 'all' : `row ${row.id}`,
          name: row === all ? words.funnel.all : nameOf[kind](row.id),
          values: [...funnelSteps.map((step) => `${row[step]}`), shareWon(row)],
        }))}
      />
    </Group>
  );
}

function shareWon({ won, leads }: FunnelRow): string {
  return formatShare(leads === 0 ? 0 : won / leads);
}

/** Leads by row, stacked by the furthest stage they reached. */
function Resting({ kind, rows }: { kind: Kind; rows: readonly FunnelRow[] }) {
  const { stages } = useColours();
  const label = `${words.funnel.heading}, ${words.funnel.kindLabel} ${words.funnel.kinds[kind]}`;
  const part = (step: FunnelStep) => ({
    id: step,
    label: words.funnel.furthest[step],
    colour: stages[step],
    values: rows.map((row) => restingAt(row, step)),
  });
  return (
    <PartedBars
      label={label}
      names={rows.map(({ id }) => nameOf[kind](id))}
      parts={funnelSteps.map(part)}
    />
  );
}

export function sumOf(rows: readonly FunnelRow[]): FunnelRow {
  const sum = { id: '', leads: 0, contacted: 0, visitBooked: 0, quoted: 0, won: 0 };
  for (const row of rows) for (const step of funnelSteps) sum[step] += row[step];
  return sum;
}

/** Number of leads whose furthest step this is. */
export function restingAt(row: FunnelRow, step: FunnelStep): number {
  const next = funnelSteps[funnelSteps.indexOf(step) + 1];
  return row[step] - (next === undefined ? 0 : row[next]);
}
