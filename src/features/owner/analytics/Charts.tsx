import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { sizes, type } from '#theme/tokens.ts';

/** One bar: its name, its size and the words for it. */
export type Bar = { readonly id: string; readonly label: string; readonly value: number };

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingInlineEnd: theme.spacing(6),
  '& svg': { display: 'block', width: '100%', height: theme.spacing(24), overflow: 'visible' },
  '& .bar': { fill: theme.vars.palette.brand.harbour },
  '& .rule': { stroke: theme.vars.palette.brand.hairline, strokeWidth: sizes.hairline },
  '& .scale': {
    position: 'absolute',
    insetInlineEnd: 0,
    fontSize: type.note,
    color: theme.vars.palette.brand.inkSoft,
    fontVariantNumeric: 'tabular-nums',
    transform: 'translateY(-50%)',
  },
  '@media (forced-colors: active)': { '& .bar': { fill: 'CanvasText' } },
}));

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: theme.spacing(0.5),
  paddingInlineEnd: theme.spacing(6),
  fontSize: type.note,
  color: theme.vars.palette.brand.inkSoft,
}));

const SPACE = 100;

/** The next round number from the largest bar up, whose half is a whole number too. */
export function topOfScale(largest: number): number {
  if (largest <= 2) return 2;
  const step = 10 ** Math.floor(Math.log10(largest));
  const top = [2, 4, 6, 8, 10].map((factor) => factor * step).find((value) => value >= largest);
  return top ?? largest;
}

/** Bars over time as a picture; `label` says what it shows, and a table beside it says the same. */
export function ColumnChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const top = topOfScale(Math.max(0, ...bars.map(({ value }) => value)));
  const width = SPACE / Math.max(1, bars.length);
  const [first, last] = [bars.at(0), bars.at(-1)];
  return (
    <div>
      <Frame>
        <svg
          viewBox={`0 0 ${SPACE} ${SPACE}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {[0, 0.5, 1].map((share) => (
            <line
              key={share}
              className="rule"
              vectorEffect="non-scaling-stroke"
              x1="0"
              x2={SPACE}
              y1={SPACE * (1 - share)}
              y2={SPACE * (1 - share)}
            />
          ))}
          {bars.map(({ id, value }, index) => (
            <rect
              key={id}
              className="bar"
              x={index * width + width * 0.1}
              width={width * 0.8}
              y={SPACE * (1 - value / top)}
              height={SPACE * (value / top)}
            />
          ))}
        </svg>
        {[0.5, 1].map((share) => (
          <span key={share} className="scale" aria-hidden style={{ top: `${(1 - share) * 100}%` }}>
            {top * share}
          </span>
        ))}
      </Frame>
      <Ends aria-hidden>
        <span>{first?.label}</span>
        <span>{last?.label}</span>
      </Ends>
    </div>
  );
}

const Track = styled(LinearProgress)(({ theme }) => ({
  width: '100%',
  minWidth: theme.spacing(8),
  height: '1.25em',
  backgroundColor: theme.vars.palette.brand.sandstone,
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    backgroundColor: 'Canvas',
    '& > span': { backgroundColor: 'CanvasText' },
  },
}));

/** A share from 0 to 1 as a filled bar; decorative, since the figure stands beside it. */
export function ShareBar({ share, alarm = false }: { share: number; alarm?: boolean }) {
  return (
    <Track variant="determinate" value={share * 100} color={alarm ? 'error' : 'info'} aria-hidden />
  );
}
