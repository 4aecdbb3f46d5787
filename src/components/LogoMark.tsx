import styled from '@emotion/styled';

/** Three courses in running bond, on a grid of 40: x, y, width, height of each stone. */
const STONES = [
  [0, 0, 25, 12.5],
  [26, 0, 14, 12.5],
  [0, 13.5, 12, 12.5],
  [13, 13.5, 27, 12.5],
  [0, 27, 25, 13],
  [26, 27, 14, 13],
] as const;
/** The stone that was put in last. */
const NEW_STONE = 3;

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  width: theme.spacing(5),
  height: theme.spacing(5),
  fill: theme.vars.palette.stone.sandstoneDeep,
  '& .new': { fill: theme.vars.palette.stone.oxide },
  '@media (forced-colors: active)': { fill: 'CanvasText', '& .new': { fill: 'LinkText' } },
}));

/** The firm's mark: a piece of coursed ashlar with one stone renewed. */
export function LogoMark() {
  return (
    <Drawing viewBox="0 0 40 40" aria-hidden focusable="false">
      {STONES.map(([x, y, width, height], index) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          {...(index === NEW_STONE ? { className: 'new' } : {})}
        />
      ))}
    </Drawing>
  );
}
