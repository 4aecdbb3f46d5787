import { type ComponentProps, useId } from 'react';
import { Input } from '#components/fields/controls.tsx';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';

type Native = Omit<ComponentProps<'input'>, 'onChange' | 'id'>;

/** A field of one line with its label. */
export function TextField({
  label,
  helper,
  error,
  onChange,
  ...native
}: Native & {
  label: string;
  helper?: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} helper={helper} error={error}>
      <Input
        id={id}
        {...native}
        onChange={({ target }) => onChange(target.value)}
        {...fieldAria(id, error, helper)}
      />
    </FieldFrame>
  );
}
