import { useMemo } from 'react';
import { entryWords as words } from '#content/admin/website/entry.ts';
import { pictureWords } from '#content/admin/website/pictures.ts';
import type { ContentPicture } from '#contract/content/pictures.ts';
import { CardText, Facts, Group } from '../shared/elements.tsx';
import { MatchedView } from './align/MatchedView.tsx';
import { wholeOf } from './align/pictures.ts';
import { Changes } from './Changes.tsx';
import {
  type EntryData,
  fullLabel,
  groupsFor,
  type Kind,
  pictureIn,
  shownText,
  typedOf,
} from './kinds/kind.ts';
import { LogoOnGrounds } from './LogoOnGrounds.tsx';
import { SmallPicture } from './PicturePick.tsx';
import { isDrawn, useDrawable } from './use-drawable.ts';

/** What an entry says; of many texts, those that differ from the build. */
export function EntrySays({ kind, slug, data }: { kind: Kind; slug: string; data: EntryData }) {
  const typed = typedOf(kind, slug, data);
  const groups = groupsFor(kind, { ...data, slug });
  if (groups.length === 0) return null;
  if (kind.isPartial === true) {
    const built = typedOf(kind, slug, null);
    // Where nothing differs, the line above says so.
    return Object.entries(typed).every(([name, text]) => built[name] === text) ? null : (
      <Changes kind={kind} slug={slug} from={built} to={typed} words={words.differs} />
    );
  }
  const facts = groups.flatMap((group) =>
    group.fields.flatMap((field) => {
      const text = shownText(field, typed[field.name] ?? '');
      return text === '' ? [] : [[fullLabel(group, field), field.name, text] as const];
    }),
  );
  const picture = pictureIn(data);
  return (
    <Group>
      {'before' in data ? <MatchedPictures before={data.before} after={data.after} /> : null}
      {'accent' in data && data.logo ? <Logo logo={data.logo} /> : null}
      {picture ? <OnePicture picture={picture} /> : null}
      <Facts>
        {facts.map(([label, name, text]) => [
          <dt key={name}>{label}</dt>,
          <dd key={`${name} value`}>{text}</dd>,
        ])}
      </Facts>
    </Group>
  );
}

function OnePicture({ picture }: { picture: ContentPicture }) {
  const loaded = useDrawable(picture);
  if (loaded === 'missing') return <CardText>{pictureWords.problems.missing}</CardText>;
  return isDrawn(loaded) ? <SmallPicture picture={loaded} /> : null;
}

function Logo({ logo }: { logo: ContentPicture }) {
  const loaded = useDrawable(logo);
  if (loaded === 'missing') return <CardText>{pictureWords.problems.missing}</CardText>;
  return isDrawn(loaded) ? <LogoOnGrounds logo={loaded} /> : null;
}

type Pair = { before: ContentPicture; after: ContentPicture };

/** The two pictures of a project as it is stored, one over the other. */
function MatchedPictures(pair: Pair) {
  const before = useDrawable(pair.before);
  const after = useDrawable(pair.after);
  const match = useMemo(
    () => (isDrawn(before) && isDrawn(after) ? wholeOf(before, after) : null),
    [before, after],
  );
  if (before === 'missing' || after === 'missing') {
    return <CardText>{pictureWords.problems.missing}</CardText>;
  }
  if (match === null || typeof match === 'string' || !isDrawn(before) || !isDrawn(after)) {
    return null;
  }
  return <MatchedView before={before} after={after} {...match} />;
}
