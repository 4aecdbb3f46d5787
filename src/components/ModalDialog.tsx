import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useBackCloses } from './use-back-closes.ts';
import { useCloseRequest } from './use-close-request.ts';

/**
 * A dialog that keeps the focus and gives it back; Escape, Android's back gesture and a press beside
 * it close it, and so does the browser's way back, unless the dialog has an address of its own
 * (`hasAddress`), whose history entry does that. Its DialogTitle names it.
 */
export function ModalDialog({
  onClose,
  hasAddress = false,
  ...props
}: Omit<DialogProps, 'onClose'> & { onClose: () => void; hasAddress?: boolean }) {
  useBackCloses(props.open && !hasAddress, onClose);
  const browserAsks = useCloseRequest(props.open, onClose);
  return (
    <Dialog
      onClose={(_event, reason) => {
        if (reason === 'backdropClick' || !browserAsks()) onClose();
      }}
      {...props}
    />
  );
}
