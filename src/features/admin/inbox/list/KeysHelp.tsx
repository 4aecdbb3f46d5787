import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Choice } from '#components/fields/controls.tsx';
import { ModalDialog } from '#components/ModalDialog.tsx';
import { listWords } from '#content/admin/lead-list.ts';
import { Facts } from '../../shared/table.ts';
import { areKeysOn, switchKeys } from './keys-switch.ts';

/** Says what the list's keys do, and switches them off. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areKeysOn);
  const words = listWords.keys;
  return (
    <ModalDialog open maxWidth="xs" onClose={onClose}>
      <DialogTitle>{words.title}</DialogTitle>
      <DialogContent>
        <Facts>
          {words.list.map(({ key, does }) => [
            <dt key={key}>
              <kbd>{key}</kbd>
            </dt>,
            <dd key={does}>{does}</dd>,
          ])}
        </Facts>
        <Choice
          type="checkbox"
          label={words.on}
          checked={isOn}
          onChange={({ target }) => {
            switchKeys(target.checked);
            setOn(target.checked);
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </ModalDialog>
  );
}
