import { styled } from '@mui/material/styles';
import { encode } from 'uqr';

/** Modules of empty space that scanners need on each side (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Width of a module: a whole number of pixels on every screen, so that all are equally wide. */
const MODULE_REM = 0.25;

// Dark on light in either scheme: many scanners read nothing else.
const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  color: 'black',
  backgroundColor: 'white',
  forcedColorAdjust: 'none',
  shapeRendering: 'crispEdges',
});

/** A text as a QR code. Import it lazily: it brings the encoder along. */
export default function QrCode({
  text,
  label,
}: {
  text: string;
  /** What it is for; what it says must be readable next to it. */
  label: string;
}) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <Drawing
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      style={{ maxWidth: `${size * MODULE_REM}rem` }}
    >
      <path fill="currentColor" d={pathOf(data)} />
    </Drawing>
  );
}

/** One rectangle for each run of dark modules in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
