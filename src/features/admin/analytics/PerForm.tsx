import type { Analytics } from '#contract/admin/analytics.ts';
import { analytics as words } from '#content/admin/analytics.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { Group } from '../shared/table.ts';
import { GroupHeading } from '../shared/text.tsx';
import { CountedBars } from './CountedBars.tsx';

const HEADING = 'per-form-heading';

/** Leads of each form. */
export function PerForm({ figures: { forms } }: { figures: Analytics }) {
  return (
    <Group aria-labelledby={HEADING}>
      <GroupHeading id={HEADING}>{words.perForm.heading}</GroupHeading>
      <CountedBars
        heading={HEADING}
        label={words.perForm.heading}
        columns={{ name: words.perForm.form, count: words.perForm.leads }}
        bars={forms.map(({ formType, count }) => ({
          id: formType,
          label: formCatalogue[formType].label,
          value: count,
        }))}
      />
    </Group>
  );
}
