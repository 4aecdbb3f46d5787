import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { PickButton } from '#components/PickButton.tsx';
import { pictureWords as words } from '#content/admin/website/pictures.ts';
import type { TakenPicture } from '#outbox/admin/website-rows.ts';
import { Quiet } from '../shared/elements.tsx';
import { type Drawable, readPicked } from './align/pictures.ts';
import { isDrawn, type Loaded } from './use-drawable.ts';

const Pick = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(1),
}));

const Canvas = styled('canvas')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxWidth: theme.spacing(60),
  height: 'auto',
}));

/** A picture that is taken with the camera or chosen. */
export function PicturePick({
  name,
  isThere,
  loaded,
  isShown = true,
  read = readPicked,
  problem,
  onPick,
  onOpen,
}: {
  name: string;
  isThere: boolean;
  loaded: Loaded;
  /** Whether the picture is shown above the button. */
  isShown?: boolean;
  /** Reads the picked file. */
  read?: typeof readPicked;
  problem: string | undefined;
  /** Resolves with whether it could be stored. */
  onPick: (picture: TakenPicture, bytes: ReadonlyMap<string, ArrayBuffer>) => Promise<boolean>;
  /** The camera is about to open: a phone may end the page meanwhile. */
  onOpen: () => void;
}) {
  const id = useId();
  const [isReading, setReading] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const pick = async (file: File | undefined) => {
    if (file === undefined) return;
    setReading(true);
    setWrong(undefined);
    const picked = await read(file);
    if (typeof picked === 'string') setWrong(words.problems[picked]);
    else {
      const { picture, bytes } = picked;
      const isStored = await onPick(picture, new Map([[picture.id, bytes]]));
      if (!isStored) setWrong(words.problems.notStored);
    }
    setReading(false);
  };
  const said = wrong ?? (loaded === 'missing' && isThere ? words.problems.missing : problem);
  return (
    <Pick>
      {isShown && isDrawn(loaded) ? <SmallPicture picture={loaded} /> : null}
      <PickButton
        id={id}
        label={isThere ? words.pick.other(name) : words.pick.first(name)}
        describedBy={`${id}-problem`}
        onOpen={onOpen}
        onPick={([file]) => void pick(file)}
      />
      <div id={`${id}-problem`} aria-live="polite">
        {isReading ? <Quiet>{words.reading}</Quiet> : null}
        {said === undefined ? null : <FormHelperText error>{said}</FormHelperText>}
      </div>
    </Pick>
  );
}

/** Width of the canvas, in px. */
const THUMBNAIL_WIDTH = 480;

/** A picture in its shape; what is seen on it is said elsewhere. */
export function SmallPicture({ picture }: { picture: Drawable }) {
  const height = Math.round((THUMBNAIL_WIDTH * picture.height) / picture.width);
  return (
    <Canvas
      ref={(canvas) => {
        canvas?.getContext('2d')?.drawImage(picture, 0, 0, THUMBNAIL_WIDTH, height);
      }}
      width={THUMBNAIL_WIDTH}
      height={height}
      aria-hidden
    />
  );
}
