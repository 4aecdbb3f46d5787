import { listWords } from '#content/admin/lead-list.ts';
import { Notice } from '../../shared/Notice.tsx';
import { CardText } from '../../shared/text.tsx';
import type { Refusals } from './use-chosen.ts';

/** Says which of the chosen leads were not changed, and why; nothing when all were. */
export function RefusedNotice({ refused: { rest, changed } }: { refused: Refusals }) {
  const words = listWords.chosen;
  if (rest.length === 0) return null;
  return (
    <Notice tone="waiting" role="alert" title={words.refused(rest.length)}>
      {rest.map(({ id, name, outcome }) => (
        <CardText key={id}>
          {name}: {words.refusals[outcome]}
        </CardText>
      ))}
      {changed > 0 ? <CardText>{words.others(changed)}</CardText> : null}
    </Notice>
  );
}
