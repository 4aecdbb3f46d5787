import Button from '@mui/material/Button';
import Add from '@mui/icons-material/Add';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { RowList } from '#components/lists.ts';
import { PageLink } from '#components/PageLink.tsx';
import { websiteScreen as words } from '#content/admin/content.ts';
import type { ContentOverview } from '#contract/admin/content.ts';
import type { EditedKind } from '#contract/content/kinds.ts';
import { sizes } from '#theme/tokens.ts';
import { Group, GroupHeading, Quiet } from '../shared/elements.tsx';
import { type Entry, isLive, stateOf } from './entries.ts';
import { addressOf } from './website-address.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
}));

// RowList's rule for rows is more specific.
const Row = styled(ListItem)(({ theme }) => ({
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
  onAdd,
}: {
  kind: EditedKind;
  entries: readonly Entry[];
  publication: ContentOverview['publication'] | undefined;
  onAdd: () => void;
}) {
  const id = useId();
  const { heading, add } = words.kinds[kind];
  return (
    <Group aria-labelledby={id}>
      <Head>
        <div>
          <GroupHeading id={id}>{heading}</GroupHeading>
          <Quiet>{words.count(entries.filter(isLive).length)}</Quiet>
        </div>
        <Button type="button" variant="outlined" startIcon={<Add />} onClick={onAdd}>
          {add}
        </Button>
      </Head>
      <RowList>
        {entries.map((entry) => {
          const { slug, row, title, detail } = entry;
          const to =
            slug === null && row !== undefined
              ? addressOf({ edit: row.id })
              : addressOf({ open: `${kind}/${slug}` });
          return (
            <Row key={row?.id ?? slug}>
              <PageLink to={to} underline="hover">
                <span>
                  <Typography component="span" sx={{ display: 'block', fontWeight: 650 }}>
                    {title}
                  </Typography>
                  <Quiet component="span">{detail}</Quiet>
                </span>
                <Quiet component="span">{stateOf(entry, publication)}</Quiet>
              </PageLink>
            </Row>
          );
        })}
      </RowList>
    </Group>
  );
}
