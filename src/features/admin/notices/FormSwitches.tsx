import { useId } from 'react';
import { formTypes } from '#contract/form-types.ts';
import { furtherNotices, type FurtherNotice } from '#contract/admin/notices.ts';
import type { NoticePreferences, PreferenceChange } from '#contract/admin/notice-preferences.ts';
import { AccordionSection } from '#components/AccordionSection.tsx';
import { Choice } from '#components/fields/controls.tsx';
import { GroupFrame } from '#components/fields/FieldFrame.tsx';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';

/** A switch for each form type, and for what else is told: whether one recipient is told of it. */
export function FormSwitches({
  who,
  preferences,
  disabled,
  onChange,
}: {
  who: string;
  preferences: NoticePreferences;
  disabled: boolean;
  /** Called with the one switch that was pressed. */
  onChange: (change: PreferenceChange) => void;
}) {
  const id = useId();
  const words = noticePanel.forms;
  return (
    <AccordionSection summary={words.summary}>
      <GroupFrame id={`${id}-forms`} label={words.legend(who)}>
        {formTypes.map((formType) => {
          const isMuted = preferences.muted.includes(formType);
          return (
            <Choice
              key={formType}
              type="checkbox"
              label={formCatalogue[formType].label}
              checked={!isMuted}
              disabled={disabled}
              onChange={() => onChange(isMuted ? { unmute: formType } : { mute: formType })}
            />
          );
        })}
      </GroupFrame>
      <GroupFrame id={`${id}-further`} label={words.further(who)}>
        {furtherNotices.map((what) => (
          <Choice
            key={what}
            type="checkbox"
            label={noticePanel.further[what]}
            checked={preferences[what] ?? true}
            disabled={disabled}
            onChange={() => onChange(further(what, !(preferences[what] ?? true)))}
          />
        ))}
      </GroupFrame>
    </AccordionSection>
  );
}

function further(what: FurtherNotice, isTold: boolean): PreferenceChange {
  return what === 'summary' ? { summary: isTold } : { alerts: isTold };
}
