import { RowList } from '#components/lists.ts';
import { previewWords } from '#content/admin/website/pictures.ts';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Facts, Quiet } from '../shared/elements.tsx';
import { fullLabel, type Kind, shownText, type Typed } from './kinds/kind.ts';

const { changes } = previewWords;

/** What differs between two versions, field by field. */
export function Changes({
  kind,
  slug,
  from,
  to,
  words = changes,
  others = false,
}: {
  kind: Kind;
  slug: string | null;
  from: Typed;
  to: Typed;
  words?: { readonly before: string; readonly after: string };
  /** Whether something else changes. */
  others?: boolean;
}) {
  const changed = kind.groups(slug).flatMap((group) =>
    group.fields.flatMap((field) => {
      const { name } = field;
      const [before = '', after = ''] = [from[name], to[name]?.trim()];
      if (before === after) return [];
      const shown = (text: string) => shownText(field, text) || changes.nothing;
      return { name, label: fullLabel(group, field), before: shown(before), after: shown(after) };
    }),
  );
  if (changed.length === 0) return others ? null : <Quiet>{changes.none}</Quiet>;
  return (
    <RowList>
      {changed.map(({ name, label, before, after }) => (
        <ListItem key={name} sx={{ '&&&': { display: 'block' } }}>
          <Typography sx={{ fontWeight: 650 }}>{label}</Typography>
          <Facts>
            <dt>{words.before}</dt>
            <dd>{before}</dd>
            <dt>{words.after}</dt>
            <dd>{after}</dd>
          </Facts>
        </ListItem>
      ))}
    </RowList>
  );
}
