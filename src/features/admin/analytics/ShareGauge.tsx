import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Gauge } from '@mui/x-charts/Gauge';
import { formatShare } from '../shared/format.ts';
import { ChartFrame } from './ChartFrame.tsx';

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
