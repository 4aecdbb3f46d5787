import type { Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { motion, sizes } from '#theme/tokens.ts';

export type Emphasis = 'action' | 'line' | 'bare';

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.6em',
  minHeight: sizes.target,
  minWidth: sizes.target,
  paddingInline: 'min(1.25em, 6vw)',
  paddingBlock: '0.6em',
  border: `${sizes.joint} solid transparent`,
  borderRadius: sizes.corner,
  font: 'inherit',
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}, color ${motion.quick} ${motion.ease}`,
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.6 },
} as const;

/**
 * Looks of a button: 'action' is the one action colour, 'line' a drawn outline in the colour of the
 * text around it, 'bare' only words. Use as `<ActionButton>` (button) or `<ActionLink>` (anchor).
 */
export const ActionButton = styled('button', { shouldForwardProp: (prop) => prop !== 'emphasis' })<{
  emphasis?: Emphasis;
}>(({ theme, emphasis = 'action' }) => ({ ...shape, ...looks(theme, emphasis) }));

export const ActionLink = styled('a', { shouldForwardProp: (prop) => prop !== 'emphasis' })<{
  emphasis?: Emphasis;
}>(({ theme, emphasis = 'action' }) => ({ ...shape, ...looks(theme, emphasis) }));

function looks(theme: Theme, emphasis: Emphasis) {
  const { stone } = theme.vars.palette;
  if (emphasis === 'action') {
    return {
      backgroundColor: stone.oxide,
      color: stone.onOxide,
      '&:hover:not(:disabled)': { backgroundColor: stone.oxideDark },
    };
  }
  if (emphasis === 'line') {
    return {
      backgroundColor: 'transparent',
      color: 'inherit',
      borderColor: 'currentcolor',
      '&:hover:not(:disabled)': {
        backgroundColor: 'color-mix(in srgb, currentcolor 12%, transparent)',
      },
    };
  }
  return {
    backgroundColor: 'transparent',
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    paddingInline: '0.5em',
  };
}
