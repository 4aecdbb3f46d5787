import { analytics as words } from '#content/admin/analytics.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import type { Analytics } from '#contract/admin/analytics.ts';
import { Group, GroupHeading, Quiet } from '../shared/elements.tsx';
import { formatShare } from '../shared/format.ts';
import { type Bar, Bars } from './Bars.tsx';
import { Numbers } from './Numbers.tsx';

const PER_FORM = 'per-form-heading';

export function PerForm({ figures: { forms } }: { figures: Analytics }) {
  return (
    <Group aria-labelledby={PER_FORM}>
      <GroupHeading id={PER_FORM}>{words.perForm.heading}</GroupHeading>
      <CountedBars
        heading={PER_FORM}
        label={words.perForm.heading}
        columns={{ name: words.perForm.form, count: words.perForm.leads }}
        bars={forms.map(({ formType, count }) => ({
          id: formType,
          label: leadForms[formType].label,
          value: count,
        }))}
      />
    </Group>
  );
}

const FORWARDING = 'forwarding-heading';

/** Leads by forwarding state. */
export function Forwarding({ figures: { delivery: forwarding, spam } }: { figures: Analytics }) {
  const { states } = words.forwarding;
  return (
    <Group aria-labelledby={FORWARDING}>
      <GroupHeading id={FORWARDING}>{words.forwarding.heading}</GroupHeading>
      <CountedBars
        heading={FORWARDING}
        label={words.forwarding.heading}
        columns={{ name: words.forwarding.state, count: words.forwarding.leads }}
        bars={(['delivered', 'waiting', 'undeliverable', 'inboxOnly'] as const).map((id) => ({
          id,
          label: states[id],
          value: forwarding[id],
        }))}
        alarming={['undeliverable']}
      />
      <Quiet>
        {words.forwarding.failures}: {forwarding.failedAttempts}. {words.forwarding.failuresText}
      </Quiet>
      <Quiet>
        {words.forwarding.spam}: {spam}
      </Quiet>
    </Group>
  );
}

/** Counts by name, drawn and as numbers; shares are of their sum. */
export function CountedBars({
  heading,
  label,
  columns,
  bars,
  alarming,
}: {
  /** Id of the heading that names them. */
  heading: string;
  label: string;
  columns: { readonly name: string; readonly count: string };
  bars: readonly Bar[];
  alarming?: readonly string[];
}) {
  const sum = bars.reduce((total, { value }) => total + value, 0);
  const share = (value: number) => formatShare(sum === 0 ? 0 : value / sum);
  return (
    <>
      <Bars label={label} bars={bars} {...(alarming ? { alarming } : {})} />
      <Numbers
        heading={heading}
        columns={[columns.name, columns.count]}
        rows={bars.map(({ id, label: name, value }) => ({
          id,
          name,
          values: [`${value} (${share(value)})`],
        }))}
      />
    </>
  );
}
