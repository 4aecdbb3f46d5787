import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useMemo, useState } from 'react';
import { pictureWords } from '#content/admin/website/pictures.ts';
import type { Alignment } from '#outbox/admin/website-rows.ts';
import { ButtonRow, CardHeading, CardText, Group, Quiet } from '../../shared/elements.tsx';
import { MatchedView } from './MatchedView.tsx';
import { PointBoard } from './PointBoard.tsx';
import { type Drawable, matchOf, START } from './pictures.ts';

const { align: words, names } = pictureWords;

/** Pictures narrower than this look soft where they are large. */
const SMALL_PX = 900;

const SIDES = ['before', 'after'] as const;

const Boards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const unaligned: Alignment = { way: 'points', before: START, after: START };

/** Has somebody lay two points on the same features of both pictures, and shows how they match then. */
export function AlignPictures({
  before,
  after,
  alignment,
  error,
  onAlign,
}: {
  before: Drawable;
  after: Drawable;
  /** Null until it has been confirmed. */
  alignment: Alignment | null;
  error: string | undefined;
  onAlign: (alignment: Alignment | null) => void;
}) {
  const id = useId();
  const [entered, setEntered] = useState(alignment ?? unaligned);
  const shown = alignment ?? entered;
  const match = useMemo(() => matchOf(shown, before, after), [shown, before, after]);
  const use = (chosen: Alignment) => {
    setEntered({ ...chosen, way: 'points' });
    onAlign(chosen);
  };
  const view =
    typeof match === 'string' ? (
      <CardText role="status">{words[match]}</CardText>
    ) : (
      <>
        <MatchedView before={before} after={after} {...match} />
        {match.crop.width < SMALL_PX ? (
          <CardText role="status">{words.small(Math.round(match.crop.width))}</CardText>
        ) : null}
      </>
    );
  if (alignment !== null) {
    return (
      <Group aria-label={words.heading}>
        <Quiet role="status">{words.done}</Quiet>
        {view}
        <ButtonRow>
          <Button type="button" variant="outlined" onClick={() => onAlign(null)}>
            {words.again}
          </Button>
        </ButtonRow>
      </Group>
    );
  }
  return (
    <Group aria-labelledby={`${id}-heading`}>
      <CardHeading id={`${id}-heading`}>{words.heading}</CardHeading>
      <CardText>{words.text}</CardText>
      <Quiet id={`${id}-help`}>{words.help}</Quiet>
      <Boards>
        {SIDES.map((side) => (
          <div key={side}>
            <Quiet>{names[side]}</Quiet>
            <PointBoard
              name={names[side]}
              picture={{ before, after }[side]}
              points={entered[side]}
              helpId={`${id}-help`}
              onMove={(points) => setEntered((all) => ({ ...all, [side]: points }))}
            />
          </div>
        ))}
      </Boards>
      <CardHeading component="h4">{words.result}</CardHeading>
      {view}
      {error === undefined ? null : (
        <CardText color="error" role="alert">
          {error}
        </CardText>
      )}
      <ButtonRow>
        <Button
          type="button"
          disabled={typeof match === 'string'}
          onClick={() => use({ ...entered, way: 'points' })}
        >
          {words.use}
        </Button>
        <Button
          type="button"
          variant="outlined"
          onClick={() => use({ ...entered, way: 'matching' })}
        >
          {words.skip}
        </Button>
      </ButtonRow>
    </Group>
  );
}
