import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { icons } from '../Icon.tsx';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';

// All of them take the attributes of the native control.

/** One-line input. */
export function Input(native: ComponentProps<'input'>) {
  return <InputBase fullWidth inputProps={native} />;
}

/** Native select: best on phones. */
export function Select({ children, ref, ...native }: ComponentProps<'select'>) {
  return (
    <NativeSelect
      fullWidth
      input={<InputBase />}
      inputProps={native}
      inputRef={ref}
      IconComponent={icons.ExpandMore}
    >
      {children}
    </NativeSelect>
  );
}

/** Native text area: MUI's own needs a style attribute and script. */
export function TextArea(native: ComponentProps<'textarea'>) {
  return (
    <InputBase fullWidth inputComponent="textarea" inputProps={{ type: undefined, ...native }} />
  );
}

/** The native mark is shown instead of MUI's icon: it is correct before hydration and whoever changes it. */
const none = <NoIcon />;

function NoIcon() {
  return null;
}

/**
 * A checkbox or radio with its label, large enough for a thumb. Not for MUI's RadioGroup, which would
 * keep the choice in React's state instead of the document.
 */
export function Choice({
  type,
  label,
  ...native
}: ComponentProps<'input'> & { type: 'checkbox' | 'radio'; label: ReactNode }) {
  const Mark = type === 'radio' ? Radio : Checkbox;
  return (
    <FormControlLabel
      label={label}
      control={<Mark icon={none} checkedIcon={none} slotProps={{ input: native }} />}
    />
  );
}

/** A checkbox whose answer is stored on the phone; shows the new answer while it is being stored. */
export function KeptChoice({
  label,
  isKept,
  onKeep,
}: {
  label: string;
  isKept: boolean;
  /** Stores the answer; if it rejects the old one is shown again. */
  onKeep: (answer: boolean) => Promise<void>;
}) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  // Stored: from now on follow the stored answer, whoever changes it.
  if (pressed === isKept) setPressed(null);
  const press = (answer: boolean) => {
    setPressed(answer);
    onKeep(answer).catch(() => setPressed(null));
  };
  return (
    <Choice
      type="checkbox"
      label={label}
      checked={pressed ?? isKept}
      onChange={({ target }) => press(target.checked)}
    />
  );
}
