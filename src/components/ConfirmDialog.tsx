import styled from '@emotion/styled';
import { useId, useLayoutEffect, useRef } from 'react';
import { sizes } from '#theme/tokens.ts';
import { ActionButton } from './ActionButton.tsx';

export type ConfirmTexts = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
};

const Box = styled('dialog')(({ theme }) => ({
  width: `min(28rem, calc(100vw - ${theme.spacing(4)}))`,
  padding: theme.spacing(3),
  color: theme.vars.palette.stone.ink,
  backgroundColor: theme.vars.palette.stone.paper,
  border: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  borderRadius: sizes.corner,
  '&::backdrop': { backgroundColor: theme.vars.palette.stone.veil },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5),
    marginTop: theme.spacing(3),
  },
}));

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
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    dialog.showModal();
    // Closed before it goes, so that the focus returns to where it was.
    return () => dialog.close();
  }, []);
  return (
    <Box
      ref={box}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <p id={`${id}-text`}>{texts.text}</p>
      <div>
        <ActionButton type="button" emphasis="line" onClick={onCancel}>
          {texts.cancel}
        </ActionButton>
        <ActionButton type="button" onClick={onConfirm}>
          {texts.confirm}
        </ActionButton>
      </div>
    </Box>
  );
}
