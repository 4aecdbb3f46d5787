import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { leadWorkLimits } from '#contract/admin/lead-work.ts';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { ModalDialog } from '#components/ModalDialog.tsx';
import { listWords } from '#content/admin/lead-list.ts';
import { leadWork } from '#content/admin/lead-work.ts';

/** Longest reason that the server takes; see the contract's schema. */

const words = listWords.menu.lost;

/** Asks why a lead was lost, which may stay unsaid. */
export function LostReason({
  name,
  onSave,
  onCancel,
}: {
  name: string;
  onSave: (reason: string) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <ModalDialog open maxWidth="xs" fullWidth onClose={onCancel}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(reason);
        }}
      >
        <DialogTitle>{words.title(name)}</DialogTitle>
        <DialogContent>
          <FieldFrame id={id} label={leadWork.lostReason}>
            <Input
              id={id}
              maxLength={leadWorkLimits.reasonMax}
              autoComplete="off"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </FieldFrame>
        </DialogContent>
        <DialogActions>
          <Button type="button" variant="outlined" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit">{words.save}</Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}
