import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import type { ComponentProps } from 'react';
import { icons } from '../icons.ts';

/** One-line input. Takes the attributes of the native one. */
export function Input(native: ComponentProps<'input'>) {
  return <InputBase fullWidth inputProps={native} />;
}

/** Native select: best on phones. Takes the attributes of the native one. */
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

/** Several lines of text. A native text area: MUI's own needs a style attribute and script. */
export function TextArea(native: ComponentProps<'textarea'>) {
  return (
    <InputBase fullWidth inputComponent="textarea" inputProps={{ type: undefined, ...native }} />
  );
}
