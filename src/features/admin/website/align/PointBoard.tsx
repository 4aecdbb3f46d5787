import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { pictureWords } from '#content/admin/website/pictures.ts';
import { sizes } from '#theme/tokens.ts';
import type { Point, PointPair } from './geometry.ts';
import type { Drawable } from './pictures.ts';
import { PointHandle } from './PointHandle.tsx';

const words = pictureWords.align;
const LETTERS = ['A', 'B'] as const;

export const Board = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.brand.sandstone,
  '& > canvas': { display: 'block', width: '100%', height: 'auto' },
}));

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
  const scale = Math.min(1, CANVAS_MAX / picture.width);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) pen.imageSmoothingQuality = 'high';
    pen?.drawImage(picture, 0, 0, width, height);
  }, [picture, width, height]);

  const move = (index: 0 | 1, moved: Point) =>
    onMove(index === 0 ? [moved, points[1]] : [points[0], moved]);
  return (
    <Board>
      <canvas ref={canvas} width={width} height={height} aria-hidden />
      {active === null ? null : <LoupeView picture={picture} point={points[active]} />}
      {LETTERS.map((letter, place) => {
        const index = place === 0 ? 0 : 1;
        return (
          <PointHandle
            key={letter}
            label={words.point(name, letter)}
            at={points[index]}
            frame={canvas}
            helpId={helpId}
            onActive={(isActive) => setActive(isActive ? index : null)}
            onMove={(moved) => move(index, moved)}
          >
            <span>{letter}</span>
          </PointHandle>
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
