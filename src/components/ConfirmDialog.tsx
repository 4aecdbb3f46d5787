import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { ModalDialog } from './ModalDialog.tsx';

export type ConfirmTexts = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
};

/** For a ref: the dialog opens with the focus there. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** Asks before something that cannot be undone; Escape and the first button leave all as it is. */
export function ConfirmDialog({
  texts,
  onConfirm,
  onCancel,
}: {
  texts: ConfirmTexts;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const textId = useId();
  return (
    <ModalDialog open maxWidth="xs" aria-describedby={textId} onClose={onCancel}>
      <DialogTitle>{texts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{texts.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button ref={focusOn} variant="outlined" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button onClick={onConfirm}>{texts.confirm}</Button>
      </DialogActions>
    </ModalDialog>
  );
}
