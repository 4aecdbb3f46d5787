import type { Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { sizes } from '#theme/tokens.ts';

const edge = ({ theme }: { theme: Theme }) => ({
  width: '100%',
  minHeight: sizes.target,
  paddingInline: theme.spacing(1.5),
  paddingBlock: theme.spacing(1),
  font: 'inherit',
  color: theme.vars.palette.stone.ink,
  backgroundColor: theme.vars.palette.stone.field,
  border: `${sizes.joint} solid ${theme.vars.palette.stone.fieldEdge}`,
  borderRadius: sizes.corner,
  '&::placeholder': { color: theme.vars.palette.stone.inkSoft, opacity: 1 },
  // A sheet shows all that was typed, and nothing that was not.
  '@media print': { fieldSizing: 'content' as const, '&::placeholder': { opacity: 0 } },
  '&[aria-invalid="true"]': {
    borderColor: theme.vars.palette.stone.alarm,
    boxShadow: `inset 0 0 0 ${sizes.joint} ${theme.vars.palette.stone.alarm}`,
  },
});

/** One-line input. */
export const Input = styled('input')(edge);

/** Native select: best on phones, costs nothing. */
export const Select = styled('select')(edge);

/** Several lines of text. */
export const TextArea = styled('textarea')(edge, { minHeight: '7.5em', resize: 'vertical' });

/** Row of a checkbox or radio with its words, large enough for a thumb. */
export const ChoiceRow = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  minHeight: sizes.target,
  paddingBlock: theme.spacing(1.25),
  cursor: 'pointer',
  '& > span': { minWidth: 0 },
  '& input': {
    width: 'min(1.375em, 9vw)',
    height: 'min(1.375em, 9vw)',
    margin: 0,
    marginTop: '0.1em',
    flex: 'none',
    accentColor: theme.vars.palette.stone.harbour,
  },
}));
