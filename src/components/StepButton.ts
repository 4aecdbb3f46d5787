import styled from '@emotion/styled';
import { sizes } from '#theme/tokens.ts';

/** A square button that goes one on or back; neighbours share their edge. */
export const StepButton = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  width: sizes.target,
  height: sizes.target,
  padding: 0,
  border: `${sizes.joint} solid currentcolor`,
  borderRadius: sizes.corner,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '& + &': { marginLeft: `calc(${sizes.joint} * -1)` },
  '&:hover:not(:disabled)': {
    backgroundColor: 'color-mix(in srgb, currentcolor 12%, transparent)',
  },
  '&:disabled': { cursor: 'default', opacity: 0.4 },
});
