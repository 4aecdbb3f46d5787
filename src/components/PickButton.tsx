import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ChangeEvent } from 'react';
import { sizes } from '#theme/tokens.ts';

const HiddenInput = styled('input')(visuallyHidden);

/** A label, hidden from screen readers as a button: the control is the input inside. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** A button that opens the phone's camera or photo library, or the computer's file dialog. */
export function PickButton({
  id,
  label,
  name,
  field,
  variant = 'outlined',
  multiple = false,
  describedBy,
  onPick,
  onNear,
  onOpen,
}: {
  id?: string;
  label: string;
  /** Accessible name, if the label alone is not enough. */
  name?: string;
  /** Name under which the form posts the files without script. */
  field?: string;
  variant?: ButtonProps['variant'];
  multiple?: boolean;
  describedBy?: string;
  onPick: (files: readonly File[]) => void;
  /** The visitor is about to press. */
  onNear?: () => void;
  /**
   * The camera or library is about to open: on a phone with little memory the page may be killed
   * while it is open.
   */
  onOpen?: () => void;
}) {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Cleared, so that the same file can be picked again.
    target.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <Button
      {...asLabel}
      data-no-print
      variant={variant}
      onPointerEnter={onNear}
      // The focus is on the input inside, which is visually hidden.
      sx={{
        '&:focus-within': {
          outline: `${sizes.focus} solid currentcolor`,
          outlineOffset: sizes.focus,
        },
      }}
    >
      {label}
      <HiddenInput
        id={id}
        name={field}
        className="native-file"
        type="file"
        accept="image/*"
        multiple={multiple}
        aria-label={name}
        aria-describedby={describedBy}
        onFocus={onNear}
        onClick={onOpen}
        onChange={onChange}
      />
    </Button>
  );
}
