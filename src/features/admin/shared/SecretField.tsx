import { type ReactNode, useId, useState } from 'react';
import { Choice, Input } from '#components/fields/controls.tsx';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { accountFields } from '#content/admin/account.ts';

/** A password, shown on request. */
export function SecretField({
  label,
  helper,
  error,
  value,
  onChange,
  autoComplete,
  name = 'password',
}: {
  label: string;
  helper?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  name?: string;
}): ReactNode {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <FieldFrame id={id} label={label} helper={helper} error={error}>
        <Input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          required
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...fieldAria(id, error, helper)}
        />
      </FieldFrame>
      <Choice
        type="checkbox"
        label={accountFields.show}
        checked={isShown}
        onChange={({ target }) => setShown(target.checked)}
      />
    </div>
  );
}
