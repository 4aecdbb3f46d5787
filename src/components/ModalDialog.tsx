import { useEffect, useEffectEvent, useId } from 'react';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useBackCloses } from './use-back-closes.ts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

declare global {
  interface Window {
    /** https://html.spec.whatwg.org/#close-watchers; not in Safari. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/**
 * Calls `onClose` on the platform's close request: Escape, or Android's back gesture. Returns whether
 * the browser has CloseWatcher; if so nothing else may handle Escape, or one press closes two things.
 */
function useCloseRequest(open: boolean, onClose: () => void): () => boolean {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [open]);
  return () => window.CloseWatcher !== undefined;
}

/**
 * MUI's dialog, also closed by the browser's Back and Android's back gesture. A dialog with a URL of
 * its own sets `hasAddress`: its history entry handles Back. Its DialogTitle names it.
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

type ConfirmTexts = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
};

/** A ref callback that moves the focus there when the dialog opens. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** Asks before something that can't be undone; Escape and the first button cancel. */
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
