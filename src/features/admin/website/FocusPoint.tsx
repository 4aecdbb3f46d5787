import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type CSSProperties, type MouseEvent, useId, useRef } from 'react';
import { focusWords as words, previewWords } from '#content/admin/website/pictures.ts';
import { type Focus, PROJECT_RATIO } from '#contract/content/pictures.ts';
import { sizes } from '#theme/tokens.ts';
import { ButtonRow, CardHeading, CardText, Group, Quiet } from '../shared/elements.tsx';
import type { Box, Similarity } from './align/geometry.ts';
import { CroppedPicture } from './align/MatchedView.tsx';
import { Board } from './align/PointBoard.tsx';
import { PointHandle } from './align/PointHandle.tsx';
import type { Drawable } from './align/pictures.ts';

const { widths } = previewWords;

/** Shapes in which pages crop, width to height, on a phone and on a computer. */
export type Crops = Readonly<Record<keyof typeof widths, string>>;

const framed = PROJECT_RATIO.join(' / ');

/** A card among the projects: on a phone the whole picture, on a computer at most that wide. */
export const cardCrops: Crops = { phone: framed, computer: '9 / 4' };

/** The gallery's pictures, and those beside the head of a service's page, are cropped alike on all screens. */
export const framedCrops: Crops = { phone: framed, computer: framed };

/** Above the head of an area's page, as wide as the screen. */
export const areaCrops: Crops = { phone: framed, computer: '14 / 5' };

/** At the top of the home page: beside the words on a computer. */
export const openingCrops: Crops = { phone: '8 / 5', computer: '4 / 3' };

const MIDDLE: Focus = { x: 0.5, y: 0.5 };
/** More digits would be less than a pixel of the widest picture. */
const DIGITS = 10_000;

const rounded = (share: number): number => Math.round(share * DIGITS) / DIGITS;

const Tapped = styled(Board)(({ theme }) => ({
  maxWidth: theme.spacing(60),
  cursor: 'crosshair',
}));

const Both = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: theme.spacing(2),
  '& > figure': { margin: 0 },
}));

const Shown = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  border: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  '& > canvas': {
    position: 'absolute',
    inset: 0,
    objectFit: 'cover',
    objectPosition: 'var(--focus)',
  },
  '&[data-screen="phone"]': { width: theme.spacing(18) },
  '&[data-screen="computer"]': { width: theme.spacing(36), maxWidth: '100%' },
}));

/** What is cropped: a picture, or of two that were made to match the second. */
type Cropped = {
  readonly picture: Drawable;
  readonly crop: Box;
  readonly moved: Similarity | null;
};

/** Where a picture matters, by a tap, a drag or the arrow keys, and what pages show of it then. */
export function FocusPoint({
  of,
  crops,
  focus,
  onChange,
}: {
  of: Cropped;
  crops: Crops;
  /** Null for the middle. */
  focus: Focus | null;
  onChange: (focus: Focus | null) => void;
}) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { x, y } = focus ?? MIDDLE;
  const move = ([across, down]: readonly [number, number]) =>
    onChange({ x: rounded(across), y: rounded(down) });
  const position: CSSProperties & { '--focus': string } = { '--focus': `${x * 100}% ${y * 100}%` };
  const onTap = ({ target, clientX, clientY }: MouseEvent) => {
    const box = frame.current?.getBoundingClientRect();
    // A drag of the ring ends with a click on it.
    if (!(target instanceof HTMLCanvasElement) || !box) return;
    move([(clientX - box.left) / box.width, (clientY - box.top) / box.height]);
  };
  return (
    <Group aria-labelledby={id}>
      <CardHeading id={id}>{words.heading}</CardHeading>
      <CardText id={`${id}-help`}>{words.text}</CardText>
      <Tapped ref={frame} onClick={onTap}>
        <CroppedPicture {...of} />
        <PointHandle
          label={words.heading}
          at={[x, y]}
          frame={frame}
          helpId={`${id}-help`}
          onMove={move}
        />
      </Tapped>
      <Both>
        {(['phone', 'computer'] as const).map((screen) => (
          <figure key={screen}>
            <Shown data-screen={screen} style={{ ...position, aspectRatio: crops[screen] }}>
              <CroppedPicture {...of} />
            </Shown>
            <Quiet component="figcaption">{widths[screen]}</Quiet>
          </figure>
        ))}
      </Both>
      <ButtonRow>
        <Button
          type="button"
          variant="text"
          disabled={focus === null}
          onClick={() => onChange(null)}
        >
          {words.reset}
        </Button>
      </ButtonRow>
    </Group>
  );
}
