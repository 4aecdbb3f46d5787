import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input, Select } from '#components/fields/controls.tsx';
import { RowList } from '#components/lists.ts';
import { toast } from '#components/toast/toasts.tsx';
import { auditScreen as words, auditWords } from '#content/admin/audit.ts';
import { businessDay } from '#content/business-time.ts';
import {
  type AuditEntry,
  type AuditFilter,
  auditKinds,
  auditPageSchema,
} from '#contract/admin/audit.ts';
import { paths } from '#contract/paths.ts';
import { call, download, reasonFor } from '../api/call.ts';
import { queryClient, remoteOf, loadFor, useSignedIn } from '../api/queries.ts';
import { saveFile } from '#lib/browser-page.ts';
import { noteFailure } from '../session/session.ts';
import { Notice, RemoteView } from '../shared/Notice.tsx';
import { ButtonRow, CardText, Quiet, ScreenStack } from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';

const START = '';

/** As the query of a request has it; nothing is empty. */
type Filter = Readonly<Partial<Record<keyof AuditFilter, string>>>;

const queryOf = (filter: Filter) => new URLSearchParams(Object.entries(filter));

/** Who did what, newest first. */
export function AuditLog() {
  const [filter, setFilter] = useState<Filter>({});
  const queryKey = ['audit', filter];
  const query = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) => {
        const search = queryOf(filter);
        if (pageParam !== START) search.set('cursor', pageParam);
        return loadFor(queryKey, signal, (of) =>
          call(auditPageSchema, `${paths.adminAudit}?${search}`, { signal: of }),
        );
      },
      initialPageParam: START,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      enabled: useSignedIn(),
    },
    queryClient,
  );
  const pages = query.data?.pages ?? [];
  const entries = pages.flatMap((page) => page.entries);
  return (
    <ScreenStack>
      <Filters filter={filter} onChange={setFilter} />
      <RemoteView
        remote={remoteOf({ ...query, data: pages[0] })}
        words={words}
        onRetry={() => void query.refetch()}
      >
        {() =>
          entries.length === 0 ? (
            <Notice title={words.empty.title}>
              <CardText>{words.empty.text}</CardText>
            </Notice>
          ) : (
            <div>
              <RowList component="ol" aria-label={words.h1}>
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </RowList>
              {query.hasNextPage ? (
                <Button
                  type="button"
                  variant="outlined"
                  disabled={query.isFetching}
                  onClick={() => void query.fetchNextPage()}
                >
                  {words.more}
                </Button>
              ) : null}
            </div>
          )
        }
      </RemoteView>
    </ScreenStack>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const id = useId();
  const set = (name: keyof AuditFilter, value: string) => {
    const { [name]: _before, ...rest } = filter;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  };
  const save = async () => {
    try {
      const file = await download(`${paths.adminAuditCsv}?${queryOf(filter)}`);
      saveFile(file, `audit-${businessDay(new Date())}.csv`);
    } catch (error) {
      noteFailure(error);
      toast({ variant: 'error', title: words.notSaved, description: reasonFor(error) }, 'corner');
    }
  };
  return (
    <Bar role="search" aria-label={words.filters}>
      <FieldFrame id={`${id}-kind`} label={words.kind}>
        <Select
          id={`${id}-kind`}
          value={filter.kind ?? ''}
          onChange={({ target }) => set('kind', target.value)}
        >
          <option value="">{words.allKinds}</option>
          {auditKinds.map((kind) => (
            <option key={kind} value={kind}>
              {auditWords.kind(kind)}
            </option>
          ))}
        </Select>
      </FieldFrame>
      {(['since', 'until'] as const).map((name) => (
        <FieldFrame key={name} id={`${id}-${name}`} label={words[name]}>
          <Input
            id={`${id}-${name}`}
            type="date"
            value={filter[name] ?? ''}
            onChange={({ target }) => set(name, target.value)}
          />
        </FieldFrame>
      ))}
      <ButtonRow>
        <Button type="button" variant="outlined" onClick={() => void save()}>
          {words.exportCsv}
        </Button>
      </ButtonRow>
    </Bar>
  );
}

const Bar = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  alignItems: 'end',
  gap: theme.spacing(2),
}));

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, kind, from, to, network } = entry;
  const subject = auditWords.subject(entry);
  const said = auditWords.change(from, to);
  return (
    <ListItem>
      <Typography component="p">
        <strong>{auditWords.kind(kind)}</strong>
        {subject === '' ? null : `: ${subject}`}
      </Typography>
      {said === '' ? null : <Long>{said}</Long>}
      <Quiet>
        <time dateTime={at}>{formatMoment(at)}</time>
        {`, ${auditWords.actor(entry)}${network === '' ? '' : `, ${network}`}`}
      </Quiet>
    </ListItem>
  );
}

const Long = styled(CardText)({ overflowWrap: 'anywhere' });
