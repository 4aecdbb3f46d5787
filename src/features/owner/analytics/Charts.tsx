import styled from '@emotion/styled';
import { sizes, type } from '#theme/tokens.ts';

/** One bar: its name, its size and the words for it. */
export type Bar = { readonly id: string; readonly label: string; readonly value: number };

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingInlineEnd: theme.spacing(6),
  '& svg': { display: 'block', width: '100%', height: theme.spacing(24), overflow: 'visible' },
  '& .bar': { fill: theme.vars.palette.stone.harbour },
  '& .rule': { stroke: theme.vars.palette.stone.joint, strokeWidth: sizes.joint },
  '& .scale': {
    position: 'absolute',
    insetInlineEnd: 0,
    fontSize: type.note,
    color: theme.vars.palette.stone.inkSoft,
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
  color: theme.vars.palette.stone.inkSoft,
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

const Track = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minWidth: theme.spacing(8),
  height: '1.25em',
  '& .ground': { fill: theme.vars.palette.stone.sandstone },
  '& .bar': { fill: theme.vars.palette.stone.harbour },
  '& .alarm': { fill: theme.vars.palette.stone.alarm },
  '@media (forced-colors: active)': { '& .bar, & .alarm': { fill: 'CanvasText' } },
}));

/** A share from 0 to 1 as a filled bar; decorative, since the figure stands beside it. */
export function ShareBar({ share, alarm = false }: { share: number; alarm?: boolean }) {
  return (
    <Track viewBox={`0 0 ${SPACE} 1`} preserveAspectRatio="none" aria-hidden focusable="false">
      <rect className="ground" width={SPACE} height="1" />
      <rect className={alarm ? 'alarm' : 'bar'} width={SPACE * share} height="1" />
    </Track>
  );
}
