import { styled } from '@mui/material/styles';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useId, useState } from 'react';
import { PickButton } from '#components/PickButton.tsx';
import { pictureWords as words } from '#content/admin/content.ts';
import type { RowPicture, WebsiteRow } from '#outbox/admin/website-rows.ts';
import { CardHeading, CardText, Group, Quiet } from '../shared/elements.tsx';
import { AlignPictures } from './align/AlignPictures.tsx';
import { type Drawable, drawableOf, readPicked } from './align/pictures.ts';
import { hasNewPictures, type Problems } from './drafts.ts';

const STATES = ['before', 'after'] as const;
type State = (typeof STATES)[number];

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Pick = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(1),
  '& canvas': { display: 'block', width: '100%', height: 'auto' },
}));

/** Changes a row; `bytes` are those of a new picture. */
type Change = (
  changed: Partial<WebsiteRow>,
  bytes?: ReadonlyMap<string, ArrayBuffer>,
) => Promise<boolean>;

/** The two pictures of a project: taken or chosen, then made to match. */
export function ProjectPictures({
  row,
  drawables,
  problems,
  onChange,
  onOpen,
}: {
  row: WebsiteRow;
  drawables: { readonly before: Loaded; readonly after: Loaded };
  problems: Problems;
  onChange: Change;
  /** The camera is about to open: a phone may end the page meanwhile. */
  onOpen: () => void;
}) {
  const id = useId();
  const { before, after } = drawables;
  const pair = isDrawn(before) && isDrawn(after) && hasNewPictures(row) ? { before, after } : null;
  const [reading, setReading] = useState<State | null>(null);
  const [wrong, setWrong] = useState<Problems>({});
  const pick = async (state: State, file: File | undefined) => {
    if (file === undefined) return;
    setReading(state);
    setWrong(({ [state]: _now, ...others }) => others);
    const read = await readPicked(file);
    const say = (text: string) => setWrong((others) => ({ ...others, [state]: text }));
    if (typeof read === 'string') say(words.problems[read]);
    else {
      const { picture, bytes } = read;
      const changed = { [state]: picture, alignment: null };
      if (!(await onChange(changed, new Map([[picture.id, bytes]])))) say(words.problems.notStored);
    }
    setReading(null);
  };
  return (
    <Group aria-labelledby={`${id}-heading`}>
      <CardHeading id={`${id}-heading`}>{words.heading}</CardHeading>
      <CardText>{words.text}</CardText>
      <Pair>
        {STATES.map((state) => {
          const name = words.names[state];
          const isThere = row[state] !== null;
          const problem =
            wrong[state] ??
            (drawables[state] === 'missing' ? words.problems.missing : problems[state]);
          return (
            <Pick key={state}>
              {pair === null && isDrawn(drawables[state]) ? (
                <Thumbnail picture={drawables[state]} />
              ) : null}
              <PickButton
                id={`${id}-${state}`}
                label={isThere ? words.pick.other(name) : words.pick.first(name)}
                describedBy={`${id}-${state}-problem`}
                onOpen={onOpen}
                onPick={([file]) => void pick(state, file)}
              />
              <div id={`${id}-${state}-problem`} aria-live="polite">
                {reading === state ? <Quiet>{words.reading}</Quiet> : null}
                {problem === undefined ? null : <FormHelperText error>{problem}</FormHelperText>}
              </div>
            </Pick>
          );
        })}
      </Pair>
      {pair === null ? null : (
        <AlignPictures
          // Points belong to the pictures that they were laid on.
          key={`${idOf(row.before)} ${idOf(row.after)}`}
          {...pair}
          alignment={row.alignment}
          error={problems['alignment']}
          onAlign={(alignment) => void onChange({ alignment })}
        />
      )}
    </Group>
  );
}

const idOf = (picture: RowPicture) =>
  picture === null ? '' : 'id' in picture ? picture.id : picture.hash;

/** 'missing': neither on this device nor to be had from the server. */
export type Loaded = Drawable | 'missing' | 'loading';

export const isDrawn = (loaded: Loaded | undefined): loaded is Drawable =>
  loaded !== undefined && typeof loaded !== 'string';

/** A picture of a row, decoded. */
export function useDrawable(picture: RowPicture): Loaded {
  const [loaded, setLoaded] = useState<{ of: RowPicture; picture: Drawable | 'missing' }>();
  useEffect(() => {
    let isWanted = true;
    let made: Drawable | null = null;
    const load = async () => {
      const drawable = await drawableOf(picture);
      if (!isWanted) return drawable?.close();
      made = drawable;
      return setLoaded({ of: picture, picture: drawable ?? 'missing' });
    };
    void load();
    return () => {
      isWanted = false;
      made?.close();
    };
  }, [picture]);
  return picture !== null && loaded?.of === picture ? loaded.picture : 'loading';
}

/** Width of the canvas, in px. */
const THUMBNAIL_WIDTH = 480;

function Thumbnail({ picture }: { picture: Drawable }) {
  const height = Math.round((THUMBNAIL_WIDTH * picture.height) / picture.width);
  return (
    <canvas
      ref={(canvas) => {
        canvas?.getContext('2d')?.drawImage(picture, 0, 0, THUMBNAIL_WIDTH, height);
      }}
      width={THUMBNAIL_WIDTH}
      height={height}
      aria-hidden
    />
  );
}
