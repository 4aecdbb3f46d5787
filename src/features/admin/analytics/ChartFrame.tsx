import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { AsElement } from '#components/text.tsx';
import { sizes, type } from '#theme/tokens.ts';

/**
 * What is drawn, as one picture with its words: `aria-label` says what it shows, and the numbers under
 * it say all. Where the device sets its own colours, bars take the colour of text.
 */
export const ChartFrame = styled(Box)<AsElement>(({ theme }) => ({
  minWidth: 0,
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': {
    stroke: theme.vars.palette.brand.hairline,
  },
  '& .MuiChartsGrid-line': { stroke: theme.vars.palette.brand.hairline },
  '& .MuiChartsAxis-tickLabel, & .MuiBarChart-label': {
    fill: theme.vars.palette.brand.ink,
    fontFamily: theme.typography.fontFamily,
    fontSize: type.note,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiBarChart-element': {
    stroke: theme.vars.palette.brand.paper,
    strokeWidth: sizes.hairline,
  },
  '& .MuiChartsLegend-root': { fontSize: type.note, fontFamily: theme.typography.fontFamily },
  '& .MuiGauge-valueArc': { fill: theme.vars.palette.brand.harbour },
  '& .MuiGauge-referenceArc': { fill: theme.vars.palette.brand.sandstone },
  '@media (forced-colors: active)': {
    '& .MuiBarChart-element, & .MuiGauge-valueArc': { fill: 'CanvasText', stroke: 'Canvas' },
    '& .MuiGauge-referenceArc': { fill: 'Canvas', stroke: 'CanvasText' },
    '& .MuiChartsAxis-tickLabel, & .MuiBarChart-label, & text': { fill: 'CanvasText' },
  },
}));
