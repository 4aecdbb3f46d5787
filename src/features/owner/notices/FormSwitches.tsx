import { useId } from 'react';
import { formTypes, type FormType } from '#contract/form-types.ts';
import { furtherNotices } from '#contract/office/notices.ts';
import { AccordionSection } from '#components/AccordionSection.tsx';
import { Choice } from '#components/fields/Choice.tsx';
import { GroupFrame } from '#components/fields/GroupFrame.tsx';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import type { Wishes } from './wishes.ts';

/** A switch for each form type, and for what else is told: whether one recipient is told of it. */
export function FormSwitches({
  who,
  wishes,
  disabled,
  onChange,
}: {
  who: string;
  wishes: Wishes;
  disabled: boolean;
  onChange: (wishes: Wishes) => void;
}) {
  const id = useId();
  const words = noticePanel.forms;
  const { muted } = wishes;
  const toggled = (formType: FormType) =>
    muted.includes(formType) ? muted.filter((one) => one !== formType) : [...muted, formType];
  return (
    <AccordionSection summary={words.summary}>
      <GroupFrame id={`${id}-forms`} label={words.legend(who)}>
        {formTypes.map((formType) => (
          <Choice
            key={formType}
            type="checkbox"
            label={formCatalogue[formType].label}
            checked={!muted.includes(formType)}
            disabled={disabled}
            onChange={() => onChange({ ...wishes, muted: toggled(formType) })}
          />
        ))}
      </GroupFrame>
      <GroupFrame id={`${id}-further`} label={words.further(who)}>
        {furtherNotices.map((what) => (
          <Choice
            key={what}
            type="checkbox"
            label={noticePanel.further[what]}
            checked={wishes[what] ?? true}
            disabled={disabled}
            onChange={() => onChange({ ...wishes, [what]: !(wishes[what] ?? true) })}
          />
        ))}
      </GroupFrame>
    </AccordionSection>
  );
}
