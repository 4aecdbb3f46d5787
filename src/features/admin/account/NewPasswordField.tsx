import { accountFields } from '#content/admin/account.ts';
import { SecretField } from '../shared/SecretField.tsx';

/** Where somebody chooses a password: the rule is below it, and what is wrong with it. */
export function NewPasswordField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <SecretField
      label={accountFields.newPassword}
      helper={accountFields.passwordHelper}
      error={error}
      autoComplete="new-password"
      value={value}
      onChange={onChange}
    />
  );
}
