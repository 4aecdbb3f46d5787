import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';
import { Gauge } from '@mui/x-charts/Gauge';
import type { AsElement } from '#components/text.tsx';
import type { FunnelStep } from '#contract/admin/analytics.ts';
import { sizes, type } from '#theme/tokens.ts';
import { formatShare } from '../shared/format.ts';

/**
 * Frame of a chart, an image to screen readers: `aria-label` summarises it, the table below has the
 * numbers. With forced colours bars take the text colour.
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

/** Chart colours; they follow the device's colour scheme. */
export function useColours() {
  const { brand } = useTheme().vars.palette;
  const stages: Readonly<Record<FunnelStep, string>> = {
    leads: brand.hairline,
    contacted: brand.sandstoneDeep,
    visitBooked: brand.ochre,
    quoted: brand.harbour,
    won: brand.eucalypt,
  };
  return { usual: brand.harbour, alarm: brand.alarm, stages };
}

const SIZE_PX = 160;
const HALF_TURN = 110;

const GaugeBox = styled('div')({
  position: 'relative',
  '& > p': { position: 'absolute', insetInline: 0, bottom: '12%', textAlign: 'center' },
});

/** A share from 0 to 1 as part of an arc, with its number. */
export function ShareGauge({ label, share }: { label: string; share: number }) {
  const text = formatShare(share);
  return (
    <ChartFrame role="img" aria-label={`${label}: ${text}`}>
      <GaugeBox>
        <Gauge
          height={SIZE_PX}
          value={share * 100}
          text=""
          startAngle={-HALF_TURN}
          endAngle={HALF_TURN}
          innerRadius="78%"
        />
        <Typography variant="h2" component="p">
          {text}
        </Typography>
      </GaugeBox>
    </ChartFrame>
  );
}
