import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import ContentPaste from '@mui/icons-material/ContentPaste';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ModalDialog } from '#components/ModalDialog.tsx';
import { fieldAria, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { TextArea } from '#components/fields/controls.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { capsuleProblems, capsuleWords as words } from '#content/admin/capsules.ts';
import { CAPSULE_MESSAGE_MAX, type HandRoad } from '#contract/admin/capsules.ts';
import { CapsuleError } from '#contract/capsule/problem.ts';
import { leadScreen } from '#contract/paths.ts';
import { reasonFor } from '../api/call.ts';
import { noteFailure } from '../session/session.ts';
import { ButtonRow, ScreenStack } from '../shared/elements.tsx';
import { bringMessage } from './messages.ts';
import { ScanView } from './ScanView.tsx';

/** Narrow on phones, where the list must stay in view. */
const WayIn = styled(Button)(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    paddingInline: theme.spacing(1.5),
    '& .MuiButton-startIcon': { display: 'none' },
  },
}));

/** The ways in for a request that left its visitor's phone as a message: pasted or scanned. */
export function BringMessage() {
  const [open, setOpen] = useState<HandRoad | null>(null);
  const close = () => setOpen(null);
  return (
    <ButtonRow>
      <WayIn
        type="button"
        variant="outlined"
        startIcon={<ContentPaste />}
        onClick={() => setOpen('pasted')}
      >
        {words.paste.open}
      </WayIn>
      <WayIn
        type="button"
        variant="outlined"
        startIcon={<QrCodeScanner />}
        onClick={() => setOpen('scanned')}
      >
        {words.scan.open}
      </WayIn>
      {open === 'pasted' ? <PasteDialog onClose={close} /> : null}
      {open === 'scanned' ? <ScanDialog onClose={close} /> : null}
    </ButtonRow>
  );
}

type DialogProps = { onClose: () => void };

/** Brings a message in, then shows its lead. */
export function useBringing(onClose: () => void) {
  const navigate = useNavigate();
  /** Resolves with why the message was not taken; null if it was. */
  return async (text: string, road: HandRoad): Promise<string | null> => {
    try {
      const leads = await bringMessage(text, road);
      onClose();
      if (leads === null) {
        toast({ variant: 'success', ...words.kept }, 'corner');
        return null;
      }
      const [first] = leads;
      if (first === undefined) return null;
      toast({ variant: 'success', title: words.outcomes[first.outcome] }, 'corner');
      await navigate(leadScreen(first.id));
      return null;
    } catch (error) {
      if (error instanceof CapsuleError) return capsuleProblems[error.problem];
      noteFailure(error);
      return reasonFor(error);
    }
  };
}

function PasteDialog({ onClose }: DialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const bring = useBringing(onClose);
  const { title, label, helper, button, cancel } = words.paste;
  const submit = async () => {
    setBusy(true);
    setError((await bring(text, 'pasted')) ?? undefined);
    setBusy(false);
  };
  return (
    <ModalDialog open maxWidth="sm" fullWidth onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <FieldFrame id={id} label={label} helper={helper} error={error}>
            <TextArea
              id={id}
              rows={8}
              maxLength={CAPSULE_MESSAGE_MAX}
              value={text}
              {...fieldAria(id, error, helper)}
              onChange={({ target }) => {
                setText(target.value);
                setError(undefined);
              }}
            />
          </FieldFrame>
        </DialogContent>
        <DialogActions>
          <Button type="button" variant="outlined" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" disabled={busy}>
            {button}
          </Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}

function ScanDialog({ onClose }: DialogProps) {
  const bring = useBringing(onClose);
  const { title, cancel } = words.scan;
  const onRead = async (block: string) => {
    const refusal = await bring(block, 'scanned');
    if (refusal === null) return;
    onClose();
    toast({ variant: 'error', title: words.failed, description: refusal }, 'corner');
  };
  return (
    <ModalDialog open maxWidth="sm" fullWidth onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <ScreenStack sx={{ gap: 2 }}>
          <ScanView onRead={(block) => void onRead(block)} />
        </ScreenStack>
      </DialogContent>
      <DialogActions>
        <Button type="button" variant="outlined" onClick={onClose}>
          {cancel}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
