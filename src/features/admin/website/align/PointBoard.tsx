import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { pictureWords } from '#content/admin/website/pictures.ts';
import { sizes, type } from '#theme/tokens.ts';
import type { Point, PointPair } from './geometry.ts';
import type { Drawable } from './pictures.ts';

const words = pictureWords.align;
const LETTERS = ['A', 'B'] as const;

const Board = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.brand.sandstone,
  '& > canvas': { display: 'block', width: '100%', height: 'auto' },
}));

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

const Loupe = styled('canvas')(({ theme }) => ({
  '&&': {
    position: 'absolute',
    top: 0,
    width: theme.spacing(14),
    height: theme.spacing(14),
    border: `${sizes.focus} solid ${theme.vars.palette.brand.paper}`,
    pointerEvents: 'none',
  },
}));

/** Widest canvas, in px: the board is no wider on any screen. */
const CANVAS_MAX = 1_000;
/** Side of the loupe's canvas, and of the part of the board's width that it shows. */
const LOUPE_PX = 224;
const LOUPE_SHARE = 0.08;
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

/** A picture with two points to lay on features of it. */
export function PointBoard({
  name,
  picture,
  points,
  helpId,
  onMove,
}: {
  name: string;
  picture: Drawable;
  points: PointPair;
  helpId: string;
  onMove: (points: PointPair) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [active, setActive] = useState<0 | 1 | null>(null);
  const drag = useRef<{ readonly at: Point; readonly from: Point } | null>(null);
  const scale = Math.min(1, CANVAS_MAX / picture.width);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) pen.imageSmoothingQuality = 'high';
    pen?.drawImage(picture, 0, 0, width, height);
  }, [picture, width, height]);

  const move = (index: 0 | 1, [x, y]: Point) => {
    const moved: Point = [within(x), within(y)];
    onMove(index === 0 ? [moved, points[1]] : [points[0], moved]);
  };
  const onKey = (event: KeyboardEvent, index: 0 | 1) => {
    const direction = arrows[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const [x, y] = points[index];
    move(index, [x + direction[0] * step, y + direction[1] * step]);
  };
  const onDown = (event: PointerEvent<HTMLElement>, index: 0 | 1) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { at: [event.clientX, event.clientY], from: points[index] };
    setActive(index);
  };
  const onDrag = (event: PointerEvent, index: 0 | 1) => {
    const box = canvas.current?.getBoundingClientRect();
    if (drag.current === null || !box || box.width === 0) return;
    const { at, from } = drag.current;
    move(index, [
      from[0] + (event.clientX - at[0]) / box.width,
      from[1] + (event.clientY - at[1]) / box.height,
    ]);
  };
  const onUp = () => {
    drag.current = null;
  };
  return (
    <Board>
      <canvas ref={canvas} width={width} height={height} aria-hidden />
      {active === null ? null : <LoupeView picture={picture} point={points[active]} />}
      {LETTERS.map((letter, place) => {
        const index = place === 0 ? 0 : 1;
        const [x, y] = points[index];
        const position = words.position(Math.round(x * 100), Math.round(y * 100));
        return (
          <Handle
            key={letter}
            type="button"
            disableRipple
            aria-label={`${words.point(name, letter)}: ${position}`}
            aria-describedby={helpId}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            onFocus={() => setActive(index)}
            onBlur={() => setActive(null)}
            onKeyDown={(event) => onKey(event, index)}
            onPointerDown={(event) => onDown(event, index)}
            onPointerMove={(event) => onDrag(event, index)}
            onPointerUp={onUp}
            onPointerCancel={onUp}
          >
            <span>{letter}</span>
          </Handle>
        );
      })}
    </Board>
  );
}

/** What is under the point, enlarged: a finger covers it. In the corner that is further away. */
function LoupeView({ picture, point: [x, y] }: { picture: Drawable; point: Point }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const side = picture.width * LOUPE_SHARE;
    pen.fillStyle = 'black';
    pen.fillRect(0, 0, LOUPE_PX, LOUPE_PX);
    pen.drawImage(
      picture,
      x * picture.width - side / 2,
      y * picture.height - side / 2,
      side,
      side,
      0,
      0,
      LOUPE_PX,
      LOUPE_PX,
    );
    const half = LOUPE_PX / 2;
    for (const [colour, thick] of [
      ['black', 4],
      ['white', 2],
    ] as const) {
      pen.fillStyle = colour;
      pen.fillRect(0, half - thick / 2, LOUPE_PX, thick);
      pen.fillRect(half - thick / 2, 0, thick, LOUPE_PX);
    }
  }, [picture, x, y]);
  return (
    <Loupe
      ref={canvas}
      width={LOUPE_PX}
      height={LOUPE_PX}
      aria-hidden
      style={x < 0.5 ? { right: 0 } : { left: 0 }}
    />
  );
}
