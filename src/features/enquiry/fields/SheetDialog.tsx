import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { ModalDialog } from '#components/ModalDialog.tsx';
import { buttons } from '#content/forms/common.ts';
import { breakpoints, sizes } from '#theme/tokens.ts';

const Sheet = styled(ModalDialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: breakpoints.sm,
    [theme.breakpoints.down('md')]: {
      maxWidth: 'none',
      height: '100%',
      maxHeight: 'none',
      margin: 0,
      border: 0,
    },
  },
  '& .MuiDialogContent-root': {
    paddingBottom: theme.spacing(3),
    [theme.breakpoints.down('md')]: {
      paddingInline: sizes.gutter,
      paddingBottom: `calc(${theme.spacing(3)} + env(safe-area-inset-bottom))`,
    },
  },
}));

const Head = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 3),
  [theme.breakpoints.down('md')]: { paddingInline: sizes.gutter },
  // With large text a long title takes several lines.
  '& > .MuiDialogTitle-root': { flex: '1 1 auto', minWidth: 0, padding: 0 },
}));

/**
 * A dialog: full screen on phones, a centred card on wider screens. Traps the focus and returns it;
 * Escape, Android's back gesture, the backdrop and × close it.
 */
export function SheetDialog({
  open,
  title,
  onClose,
  onExited,
  children,
}: {
  open: boolean;
  title: string;
  onClose: () => void;
  onExited?: () => void;
  children: ReactNode;
}) {
  return (
    <Sheet open={open} onClose={onClose} slotProps={{ transition: onExited ? { onExited } : {} }}>
      <Head>
        <DialogTitle>{title}</DialogTitle>
        <IconButton aria-label={buttons.close} onClick={onClose}>
          <Icon name="Close" />
        </IconButton>
      </Head>
      <DialogContent>{children}</DialogContent>
    </Sheet>
  );
}
