import { styled } from '@mui/material/styles';
import { mark } from '#theme/mark.ts';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  width: theme.spacing(5),
  height: theme.spacing(5),
  fill: theme.vars.palette.brand.sandstoneDeep,
  '& .renewed': { fill: theme.vars.palette.brand.oxide },
  '@media (forced-colors: active)': { fill: 'CanvasText', '& .renewed': { fill: 'LinkText' } },
}));

export function LogoMark() {
  return (
    <Drawing viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden focusable="false">
      {mark.stones.map((stone) => (
        <rect
          key={`${stone.x} ${stone.y}`}
          x={stone.x}
          y={stone.y}
          width={stone.width}
          height={stone.height}
          {...('renewed' in stone ? { className: 'renewed' } : {})}
        />
      ))}
    </Drawing>
  );
}
