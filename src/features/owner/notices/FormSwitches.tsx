import { useId } from 'react';
import { formTypes, type FormType } from '#contract/form-types.ts';
import { AccordionSection } from '#components/AccordionSection.tsx';
import { Choice } from '#components/fields/Choice.tsx';
import { GroupFrame } from '#components/fields/GroupFrame.tsx';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';

/** A switch for each form type: whether one recipient is told of its leads. */
export function FormSwitches({
  who,
  muted,
  disabled,
  onChange,
}: {
  who: string;
  muted: readonly FormType[];
  disabled: boolean;
  onChange: (muted: FormType[]) => void;
}) {
  const id = useId();
  const words = noticePanel.forms;
  const toggle = (formType: FormType) =>
    onChange(
      muted.includes(formType) ? muted.filter((one) => one !== formType) : [...muted, formType],
    );
  return (
    <AccordionSection summary={words.summary}>
      <GroupFrame id={id} label={words.legend(who)}>
        {formTypes.map((formType) => (
          <Choice
            key={formType}
            type="checkbox"
            label={formCatalogue[formType].label}
            checked={!muted.includes(formType)}
            disabled={disabled}
            onChange={() => toggle(formType)}
          />
        ))}
      </GroupFrame>
    </AccordionSection>
  );
}
