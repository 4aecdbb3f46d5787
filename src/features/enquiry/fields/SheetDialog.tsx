import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { ModalDialog } from '#components/ModalDialog.tsx';
import { buttons } from '#content/forms/common.ts';
import { breakpoints, sizes } from '#theme/tokens.ts';
import { SheetHead } from './form-lines.ts';

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

/**
 * A dialog: full screen on phones, a centred card on wider screens. Traps the focus and returns it;
 * Escape, Android's back gesture, the backdrop and × close it.
 */
export function SheetDialog({
  open,
  isShown = false,
  title,
  onClose,
  onExited,
  children,
}: {
  open: boolean;
  /** Whether it takes the place of the page's own dialog, and so appears without a transition. */
  isShown?: boolean;
  title: string;
  onClose: () => void;
  onExited?: () => void;
  children: ReactNode;
}) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      {...(isShown ? { transitionDuration: { enter: 0 } } : {})}
      slotProps={{ transition: onExited ? { onExited } : {} }}
    >
      <SheetHead>
        <DialogTitle>{title}</DialogTitle>
        <IconButton aria-label={buttons.close} onClick={onClose}>
          <Icon name="Close" />
        </IconButton>
      </SheetHead>
      <DialogContent>{children}</DialogContent>
    </Sheet>
  );
}
