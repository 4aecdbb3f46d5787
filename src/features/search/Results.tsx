import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { PageLink } from '#components/PageLink.tsx';
import { RowList } from '#components/lists.ts';
import { searchTexts } from '#content/search.ts';
import { categoryOfService, serviceByPath } from '#content/services/index.ts';
import type { Found } from './engine/engine.ts';
import { snippetOf } from './engine/mark.ts';
import { groupsOf, type FoundGroup } from './groups.ts';
import { Marked } from './Marked.tsx';

const Group = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(5),
  '& > h3': { marginBottom: theme.spacing(1.5) },
  '& > button': { marginTop: theme.spacing(2) },
}));

const Rows = styled(RowList)(({ theme }) => ({
  '& > li': {
    display: 'grid',
    alignItems: 'normal',
    gap: theme.spacing(0.5),
    paddingBlock: theme.spacing(2),
  },
  '& a': { textUnderlineOffset: '0.2em' },
  // The whole row is the target of its one link.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}));

/** Results by their kind, the kind of the best one first (1-§2.1, 2-§2 'Search page'). */
export function Results({ results }: { results: readonly Found[] }) {
  return groupsOf(results).map((group) => <ResultGroup key={group.group} {...group} />);
}

function ResultGroup({ group, found }: FoundGroup) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button has gone; what it has brought comes next.
    const next = list.current?.children[searchTexts.shownOfGroup];
    if (isWhole) next?.querySelector('a')?.focus();
  }, [isWhole]);
  const shown = isWhole ? found : found.slice(0, searchTexts.shownOfGroup);
  const label = searchTexts.groups[group];
  return (
    <Group aria-labelledby={id}>
      <Typography variant="h3" id={id}>
        {label}
      </Typography>
      <Rows ref={list} component="ol" aria-label={searchTexts.results.label}>
        {shown.map((result) => (
          <Result key={result.id} result={result} />
        ))}
      </Rows>
      {shown.length < found.length ? (
        <Button type="button" variant="outlined" onClick={() => setWhole(true)}>
          {searchTexts.results.all(found.length, label)}
        </Button>
      ) : null}
    </Group>
  );
}

function Result({ result }: { result: Found }) {
  const { title, href, group, words } = result;
  return (
    <ListItem>
      <Typography variant="h4">
        <PageLink to={href} color="secondary">
          <Marked text={title} words={words} />
        </PageLink>
      </Typography>
      <Typography>
        <Marked text={snippetOf(result, words)} words={words} />
      </Typography>
      {group === 'service' || group === 'area' ? (
        <Typography variant="caption" component="small" color="textSecondary">
          {[searchTexts.typeLabels[group], categoryAt(href)].filter(Boolean).join(', ')}
        </Typography>
      ) : null}
    </ListItem>
  );
}

const categoryAt = (href: string): string | undefined =>
  categoryOfService(serviceByPath(href)?.id ?? '')?.label;
