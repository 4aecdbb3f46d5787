import { useMemo } from 'react';
import { pictureWords } from '#content/admin/content.ts';
import type { PublishedProject } from '#contract/content/kinds.ts';
import { CardText } from '../shared/elements.tsx';
import { MatchedView } from './align/MatchedView.tsx';
import { wholeOf } from './align/pictures.ts';
import { isDrawn, useDrawable } from './ProjectPictures.tsx';

/** The two pictures of a project as it is stored, one over the other. */
export function MatchedPictures({ data }: { data: PublishedProject }) {
  const before = useDrawable(data.before);
  const after = useDrawable(data.after);
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
