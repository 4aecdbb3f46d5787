import Dialog from '@mui/material/Dialog';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { MuiParts } from '#components/MuiParts.tsx';
import { Icon } from '#components/Icon.tsx';
import { buttons } from '#content/forms/common.ts';
import { breakpoints, sizes } from '#theme/tokens.ts';

const Sheet = styled(Dialog)(({ theme }) => ({
  '& .MuiBackdrop-root': { backgroundColor: theme.vars.palette.stone.veil },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: breakpoints.sm,
    margin: theme.spacing(2),
    padding: theme.spacing(0, 3, 3),
    borderRadius: sizes.corner,
    border: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
    boxShadow: 'none',
    backgroundImage: 'none',
    backgroundColor: theme.vars.palette.stone.paper,
    color: theme.vars.palette.stone.ink,
    [theme.breakpoints.down('md')]: {
      maxWidth: 'none',
      height: '100%',
      maxHeight: 'none',
      margin: 0,
      border: 0,
      paddingInline: sizes.gutter,
      paddingBottom: `calc(${theme.spacing(3)} + env(safe-area-inset-bottom))`,
    },
  },
}));

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1.5),
  backgroundColor: 'inherit',
  '& h2': { ...theme.typography.h3, margin: 0 },
}));

/**
 * A dialog: a sheet over the whole screen on phones, a stone in the middle of wider ones. Focus is
 * kept inside and given back; Escape, the backdrop and × close it.
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
  const titleId = useId();
  return (
    <MuiParts>
      <Sheet
        open={open}
        onClose={onClose}
        aria-labelledby={titleId}
        slotProps={{ transition: onExited ? { onExited } : {} }}
      >
        <Head>
          <h2 id={titleId}>{title}</h2>
          <ActionButton type="button" emphasis="bare" aria-label={buttons.close} onClick={onClose}>
            <Icon name="Close" />
          </ActionButton>
        </Head>
        {children}
      </Sheet>
    </MuiParts>
  );
}
