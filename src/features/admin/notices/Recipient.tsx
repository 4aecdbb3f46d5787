import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import type { NoticePreferences, PreferenceChange } from '#contract/admin/notice-preferences.ts';
import { ButtonRow } from '../shared/table.ts';
import { CardHeading } from '../shared/text.tsx';
import { FormSwitches } from './FormSwitches.tsx';

const Row = styled(ListItem)(({ theme }) => ({
  // The list's own style for its rows is stronger.
  '&&&': { display: 'grid', paddingBlock: theme.spacing(2) },
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  gap: theme.spacing(1),
  '& h3': { overflowWrap: 'anywhere' },
}));

/** One address or device that is told: of what, with a test, and a way out. */
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
  /** Absent where no test can be sent. */
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
