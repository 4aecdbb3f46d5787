import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { pictureWords } from '#content/admin/website/pictures.ts';
import { sizes, type } from '#theme/tokens.ts';
import type { Point } from './geometry.ts';

const { position } = pictureWords.align;

/** A ring around the feature, with its letter beside it: the feature itself stays visible. */
const Handle = styled(ButtonBase)(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    position: 'absolute',
    width: sizes.target,
    height: sizes.target,
    transform: 'translate(-50%, -50%)',
    border: `${sizes.focus} solid ${brand.paper}`,
    borderRadius: '50%',
    outline: `${sizes.hairline} solid ${brand.ink}`,
    cursor: 'grab',
    touchAction: 'none',
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `${sizes.focus} solid ${brand.oxide}` },
    // Cross hairs.
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      backgroundColor: brand.paper,
      boxShadow: `0 0 0 ${sizes.hairline} ${brand.ink}`,
    },
    '&::before': { width: theme.spacing(1.5), height: sizes.hairline },
    '&::after': { width: sizes.hairline, height: theme.spacing(1.5) },
    '& > span': {
      position: 'absolute',
      insetInlineStart: '100%',
      bottom: '100%',
      paddingInline: theme.spacing(0.75),
      backgroundColor: brand.paper,
      color: brand.ink,
      fontSize: type.note,
      fontWeight: 700,
    },
  };
});

/** Steps of the arrow keys, as shares of a side. */
const STEP = 0.0025;
const LARGE_STEP = 0.02;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (share: number) => Math.min(1, Math.max(0, share));

/** A point on a picture, as shares of its sides, that is dragged or moved with the arrow keys. */
export function PointHandle({
  label,
  at: [x, y],
  frame,
  helpId,
  children,
  onMove,
  onActive,
}: {
  label: string;
  at: Point;
  /** What shows the whole picture. */
  frame: RefObject<HTMLElement | null>;
  helpId: string;
  children?: ReactNode;
  onMove: (at: Point) => void;
  /** Whether it has the focus, or is being dragged. */
  onActive?: (isActive: boolean) => void;
}) {
  const drag = useRef<{ readonly at: Point; readonly from: Point } | null>(null);
  const move = ([across, down]: Point) => onMove([within(across), within(down)]);
  const onKey = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    move([x + direction[0] * step, y + direction[1] * step]);
  };
  const onDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { at: [event.clientX, event.clientY], from: [x, y] };
    onActive?.(true);
  };
  const onDrag = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (drag.current === null || !box || box.width === 0) return;
    const { at, from } = drag.current;
    move([
      from[0] + (event.clientX - at[0]) / box.width,
      from[1] + (event.clientY - at[1]) / box.height,
    ]);
  };
  const onUp = () => {
    drag.current = null;
  };
  return (
    <Handle
      type="button"
      disableRipple
      aria-label={`${label}: ${position(Math.round(x * 100), Math.round(y * 100))}`}
      aria-describedby={helpId}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      onFocus={() => onActive?.(true)}
      onBlur={() => onActive?.(false)}
      onKeyDown={onKey}
      onPointerDown={onDown}
      onPointerMove={onDrag}
      onPointerUp={onUp}
      onPointerCancel={onUp}
    >
      {children}
    </Handle>
  );
}
