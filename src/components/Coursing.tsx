import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { sizes } from '#theme/tokens.ts';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: '1 1 0',
  width: '100%',
  minHeight: 0,
  fill: 'none',
  stroke: theme.vars.palette.brand.hairline,
  strokeWidth: sizes.hairline,
}));

/** Height of a course and length of a stone, in px. */
const COURSE = 24;
const STONE = 66;

/** Decoration for the space left in a column: joints of coursed stone. */
export function Coursing() {
  const id = useId();
  return (
    <Drawing aria-hidden focusable="false">
      <pattern id={id} width={STONE} height={COURSE * 2} patternUnits="userSpaceOnUse">
        <path
          d={`M0 .5H${STONE}M.5 0V${COURSE}M0 ${COURSE + 0.5}H${STONE}M${STONE / 2 + 0.5} ${COURSE}V${COURSE * 2}`}
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </Drawing>
  );
}
