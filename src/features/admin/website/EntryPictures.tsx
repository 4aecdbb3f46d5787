import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import {
  builtPagePictureWords,
  galleryPictureWords,
  logoWords,
  openingPictureWords,
  pagePictureWords,
  pictureWords as words,
} from '#content/admin/website/pictures.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { RowPicture, WebsiteRow } from '#outbox/admin/website-rows.ts';
import { ButtonRow, CardHeading, CardText, Group } from '../shared/elements.tsx';
import { readLogo } from './align/pictures.ts';
import { AlignPictures } from './align/AlignPictures.tsx';
import { isBuilt, type Kind, type PictureName } from './kinds/kind.ts';
import {
  areaCrops,
  cardCrops,
  type Crops,
  FocusPoint,
  framedCrops,
  openingCrops,
} from './FocusPoint.tsx';
import { LogoOnGrounds } from './LogoOnGrounds.tsx';
import { PicturePick } from './PicturePick.tsx';
import type { Problems } from './post.ts';
import { hasNewPictures } from './rows.ts';
import { isDrawn, type Loaded } from './use-drawable.ts';
import { useMatch } from './use-match.ts';

const STATES = ['before', 'after'] as const;

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const cropsOf: Readonly<Partial<Record<ContentKind, Crops>>> = {
  area: areaCrops,
  home: openingCrops,
};

const Single = styled('div')(({ theme }) => ({ maxWidth: theme.spacing(55) }));

export type Drawables = Readonly<Record<PictureName, Loaded>>;

type Props = {
  row: WebsiteRow;
  drawables: Drawables;
  problems: Problems;
  /** Changes the row; `bytes` are those of a new picture. Resolves with whether it could be stored. */
  onChange: (
    changed: Partial<WebsiteRow>,
    bytes?: ReadonlyMap<string, ArrayBuffer>,
  ) => Promise<boolean>;
  /** The camera is about to open: a phone may end the page meanwhile. */
  onOpen: () => void;
};

/** The two pictures of a project: taken or chosen, then made to match. */
export function ProjectPictures({ row, drawables, problems, onChange, onOpen }: Props) {
  const id = useId();
  const { before, after } = drawables;
  const pair = isDrawn(before) && isDrawn(after) && hasNewPictures(row) ? { before, after } : null;
  const match = useMatch(row, before, after);
  const shown =
    match === null || typeof match === 'string' || !isDrawn(after)
      ? null
      : { picture: after, ...match };
  return (
    <Group aria-labelledby={`${id}-heading`}>
      <CardHeading id={`${id}-heading`}>{words.heading}</CardHeading>
      <CardText>{words.text}</CardText>
      <Pair>
        {STATES.map((state) => (
          <PicturePick
            key={state}
            name={words.names[state]}
            isThere={row[state] !== null}
            loaded={drawables[state]}
            isShown={pair === null}
            problem={problems[state]}
            onOpen={onOpen}
            onPick={(picture, bytes) =>
              onChange({ [state]: picture, alignment: null, focus: null }, bytes)
            }
          />
        ))}
      </Pair>
      {pair === null ? null : (
        <AlignPictures
          // Points belong to the pictures that they were laid on.
          key={`${idOf(row.before)} ${idOf(row.after)}`}
          {...pair}
          alignment={row.alignment}
          error={problems['alignment']}
          onAlign={(alignment) => void onChange({ alignment, focus: null })}
        />
      )}
      {shown === null ? null : (
        <FocusPoint
          of={shown}
          crops={cardCrops}
          focus={row.focus}
          onChange={(focus) => void onChange({ focus })}
        />
      )}
    </Group>
  );
}

const idOf = (picture: RowPicture) =>
  picture === null ? '' : 'id' in picture ? picture.id : picture.hash;

/** What is said of the one picture of an entry; how it is removed, if it can be. */
export function pictureWordsOf(kind: Kind, slug: string | null): PictureWords {
  if (kind.isWithoutPictures !== true) return galleryPictureWords;
  if (kind.id === 'home') return openingPictureWords;
  return isBuilt(kind, slug) ? builtPagePictureWords : pagePictureWords;
}

type PictureWords = { readonly text: string; readonly remove?: string; readonly removed?: string };

/** The one picture of an entry of the gallery, or of a page, which can be without. */
export function OnePicture({
  row,
  drawables,
  problems,
  said,
  onChange,
  onOpen,
}: Props & { said: PictureWords }) {
  const id = useId();
  const { picture } = drawables;
  const shown = useMemo(() => {
    if (!isDrawn(picture)) return null;
    const { width, height } = picture;
    return { picture, crop: { x: 0, y: 0, width, height }, moved: null };
  }, [picture]);
  return (
    <Group aria-labelledby={`${id}-heading`}>
      <CardHeading id={`${id}-heading`}>{galleryPictureWords.heading}</CardHeading>
      <CardText>{said.text}</CardText>
      <Single>
        <PicturePick
          name={galleryPictureWords.name}
          isThere={row.picture !== null}
          loaded={drawables.picture}
          problem={problems['picture']}
          onOpen={onOpen}
          onPick={(picture, bytes) => onChange({ picture, focus: null }, bytes)}
        />
      </Single>
      {said.remove !== undefined && row.picture !== null ? (
        <div>
          <Button
            type="button"
            variant="text"
            onClick={() => void onChange({ picture: null, focus: null })}
          >
            {said.remove}
          </Button>
        </div>
      ) : null}
      {shown === null ? null : (
        <FocusPoint
          of={shown}
          crops={cropsOf[row.kind] ?? framedCrops}
          focus={row.focus}
          onChange={(focus) => void onChange({ focus })}
        />
      )}
    </Group>
  );
}

/** The firm's logo, which a look can be without. */
export function LogoOfFirm({ row, drawables, problems, onChange, onOpen }: Props) {
  const id = useId();
  return (
    <Group aria-labelledby={`${id}-heading`}>
      <CardHeading id={`${id}-heading`}>{logoWords.heading}</CardHeading>
      <CardText>{logoWords.text}</CardText>
      {isDrawn(drawables.logo) ? <LogoOnGrounds logo={drawables.logo} /> : null}
      <ButtonRow>
        <PicturePick
          name={logoWords.name}
          isThere={row.logo !== null}
          loaded={drawables.logo}
          isShown={false}
          read={readLogo}
          problem={problems['logo']}
          onOpen={onOpen}
          onPick={(logo, bytes) => onChange({ logo }, bytes)}
        />
        {row.logo === null ? null : (
          <Button type="button" variant="text" onClick={() => void onChange({ logo: null })}>
            {logoWords.remove}
          </Button>
        )}
      </ButtonRow>
    </Group>
  );
}
