import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { ModalDialog } from '#components/ModalDialog.tsx';
import { accountFields, accountPage } from '#content/admin/account.ts';
import { SecretField } from '../shared/SecretField.tsx';

const words = accountPage.confirm;

/** Asks for the password once more: whoever finds a device unlocked must not change the sign-in. */
export function ConfirmPassword({
  onConfirm,
  onCancel,
}: {
  onConfirm: (password: string) => void;
  onCancel: () => void;
}) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  return (
    <ModalDialog open maxWidth="xs" fullWidth onClose={onCancel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (password === '') setError(words.missing);
          else onConfirm(password);
        }}
      >
        <DialogTitle>{words.title}</DialogTitle>
        <DialogContent>
          <SecretField
            label={accountFields.current}
            error={error}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
        </DialogContent>
        <DialogActions>
          <Button type="button" variant="outlined" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit">{words.button}</Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}
