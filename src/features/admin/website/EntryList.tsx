import Button from '@mui/material/Button';
import Add from '@mui/icons-material/Add';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { RowList } from '#components/lists.ts';
import { PageLink } from '#components/PageLink.tsx';
import { kindWords } from '#content/admin/website/kinds.ts';
import { websiteScreen as words } from '#content/admin/website/screen.ts';
import type { ContentOverview } from '#contract/admin/content.ts';
import { sizes } from '#theme/tokens.ts';
import { CardText, Group, GroupHeading, Quiet } from '../shared/elements.tsx';
import { type Entry, isLive, stateOf } from './entries.ts';
import type { Kind } from './kinds/kind.ts';
import { PageSwitch } from './PageSwitch.tsx';
import { addressOf } from './website-address.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
}));

/** A row that is one link. RowList's rule for rows is more specific. */
export const EntryRow = styled(ListItem)(({ theme }) => ({
  '&&&': { display: 'block', paddingBlock: 0 },
  '& > a': {
    display: 'grid',
    gap: theme.spacing(0.25, 2),
    alignContent: 'center',
    minHeight: sizes.target,
    paddingBlock: theme.spacing(1.25),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
}));

/** The entries of a kind, each with how it stands. */
export function EntryList({
  kind,
  entries,
  publication,
  isOwner,
  onAdd,
}: {
  kind: Kind;
  entries: readonly Entry[];
  publication: ContentOverview['publication'] | undefined;
  isOwner: boolean;
  onAdd: () => void;
}) {
  const id = useId();
  const { heading, add, note } = kindWords[kind.id];
  return (
    <Group aria-labelledby={id}>
      <Head>
        <div>
          <GroupHeading id={id}>{heading}</GroupHeading>
          {kind.off === 'rebuilt' ? null : (
            <Quiet>{words.counts.shown(entries.filter(isLive).length)}</Quiet>
          )}
        </div>
        {add === undefined ? null : (
          <Button type="button" variant="outlined" startIcon={<Add />} onClick={onAdd}>
            {add}
          </Button>
        )}
      </Head>
      {note === undefined ? null : <CardText>{note}</CardText>}
      <RowList>
        {entries.map((entry) =>
          kind.off === 'switched' && entry.isBuilt && entry.slug !== null ? (
            <PageSwitch
              key={entry.slug}
              entry={{ ...entry, slug: entry.slug }}
              publication={publication}
              isOwner={isOwner}
            />
          ) : (
            <LinkRow
              key={entry.row?.id ?? entry.slug}
              entry={entry}
              state={stateOf(entry, publication)}
            />
          ),
        )}
      </RowList>
    </Group>
  );
}

function LinkRow({
  entry: { kind, slug, row, title, detail },
  state,
}: {
  entry: Entry;
  state: string;
}) {
  const to =
    slug === null && row !== undefined
      ? addressOf({ edit: row.id })
      : addressOf({ open: `${kind.id}/${slug}` });
  return (
    <EntryRow>
      <PageLink to={to} underline="hover">
        <span>
          <Typography component="span" sx={{ display: 'block', fontWeight: 650 }}>
            {title}
          </Typography>
          {detail === '' ? null : <Quiet component="span">{detail}</Quiet>}
        </span>
        <Quiet component="span">{state}</Quiet>
      </PageLink>
    </EntryRow>
  );
}
