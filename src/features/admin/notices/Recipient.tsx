import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { AccordionSection } from '#components/AccordionSection.tsx';
import { GroupFrame } from '#components/fields/FieldFrame.tsx';
import { Choice } from '#components/fields/controls.tsx';
import { noticesPage } from '#content/admin/notices.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import {
  type FurtherNotice,
  furtherNotices,
  type NoticePreferences,
  type PreferenceChange,
} from '#contract/admin/notices.ts';
import { formTypes } from '#contract/form-types.ts';
import { ButtonRow, CardHeading } from '../shared/elements.tsx';

const Row = styled(ListItem)(({ theme }) => ({
  // RowList's rule for rows is more specific.
  '&&&': { display: 'grid', paddingBlock: theme.spacing(2) },
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  gap: theme.spacing(1),
  '& h3': { overflowWrap: 'anywhere' },
}));

/** An address or device: its preferences, a test and Remove. */
export function Recipient({
  name,
  preferences,
  busy,
  words,
  onPreference,
  onTest,
  onRemove,
}: {
  name: string;
  preferences: NoticePreferences;
  busy: boolean;
  words: { readonly test: string; readonly remove: string };
  onPreference: (change: PreferenceChange) => void;
  /** Null if no test can be sent. */
  onTest: (() => void) | null;
  onRemove: () => void;
}) {
  return (
    <Row>
      <CardHeading>{name}</CardHeading>
      <FormSwitches who={name} preferences={preferences} disabled={busy} onChange={onPreference} />
      <ButtonRow>
        {onTest === null ? null : (
          <Button
            type="button"
            variant="outlined"
            disabled={busy}
            aria-label={`${words.test}: ${name}`}
            onClick={onTest}
          >
            {words.test}
          </Button>
        )}
        <Button
          type="button"
          variant="outlined"
          disabled={busy}
          aria-label={`${words.remove}: ${name}`}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </ButtonRow>
    </Row>
  );
}

/** Switches of one recipient: each form type, summary and alerts. */
export function FormSwitches({
  who,
  preferences,
  disabled,
  onChange,
}: {
  who: string;
  preferences: NoticePreferences;
  disabled: boolean;
  /** Called with the pressed switch only. */
  onChange: (change: PreferenceChange) => void;
}) {
  const id = useId();
  const words = noticesPage.forms;
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
            label={noticesPage.further[what]}
            checked={preferences[what] ?? true}
            disabled={disabled}
            onChange={() => onChange(further(what, !(preferences[what] ?? true)))}
          />
        ))}
      </GroupFrame>
    </AccordionSection>
  );
}

function further(what: FurtherNotice, isOn: boolean): PreferenceChange {
  return what === 'summary' ? { summary: isOn } : { alerts: isOn };
}
