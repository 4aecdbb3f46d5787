import Button from '@mui/material/Button';
import { useId } from 'react';
import { RowList } from '#components/lists.ts';
import { entryWords as words } from '#content/admin/content.ts';
import { type Revision, revisionHistorySchema } from '#contract/admin/content.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { Group, GroupHeading, Quiet, SpreadRow } from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';
import { RemoteView } from '../shared/Notice.tsx';
import { builtData } from './built-data.ts';
import type { EntryData } from './drafts.ts';
import type { KnownEntry } from './entries.ts';
import { WEBSITE_KEY } from './website.ts';

/** Who has changed an entry and when, the newest version first. */
export function EntryHistory({
  entry,
  isOffline,
  onRestore,
}: {
  entry: KnownEntry;
  isOffline: boolean;
  /** Null for whoever may not publish. */
  onRestore: ((data: EntryData) => void) | null;
}) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <GroupHeading id={id}>{words.history.heading}</GroupHeading>
      {isOffline ? (
        <Quiet>{words.history.offline}</Quiet>
      ) : (
        <Versions entry={entry} onRestore={onRestore} />
      )}
    </Group>
  );
}

function Versions({
  entry: { kind, slug, published },
  onRestore,
}: {
  entry: KnownEntry;
  onRestore: ((data: EntryData) => void) | null;
}) {
  const { remote, retry } = useRemote([...WEBSITE_KEY, 'history', kind, slug], (signal) =>
    call(revisionHistorySchema, `${paths.adminContent}/${kind}/${slug}/revisions`, { signal }),
  );
  const original = builtData(kind, slug);
  const live = published?.live?.id;
  return (
    <RemoteView remote={remote} words={words.history} onRetry={retry}>
      {({ revisions }) => (
        <RowList component="ol">
          {revisions.map((revision) => (
            <SpreadRow key={revision.id}>
              <div>
                {words.history.states[revision.state]}
                {words.history.by(revision.author)}
                <Quiet>
                  {formatMoment(revision.at)}
                  {revision.id === live ? `, ${words.history.current}` : ''}
                </Quiet>
              </div>
              <Restore
                data={revision.id === live ? null : revision.data}
                at={revision.at}
                onRestore={onRestore}
              />
            </SpreadRow>
          ))}
          {original === null ? null : (
            <SpreadRow>
              <div>
                {words.history.original}
                {isOriginalLive(revisions) ? <Quiet>{words.history.current}</Quiet> : null}
              </div>
              <Restore
                data={isOriginalLive(revisions) ? null : original}
                at={null}
                onRestore={onRestore}
              />
            </SpreadRow>
          )}
        </RowList>
      )}
    </RemoteView>
  );
}

/** Drafts change nothing that visitors see. */
const isOriginalLive = (revisions: readonly Revision[]) =>
  revisions.every(({ state }) => state === 'draft');

function Restore({
  data,
  at,
  onRestore,
}: {
  data: EntryData | null;
  at: string | null;
  onRestore: ((data: EntryData) => void) | null;
}) {
  if (data === null || onRestore === null) return null;
  const { restore, original } = words.history;
  return (
    <Button
      type="button"
      variant="outlined"
      aria-label={`${restore}: ${at === null ? original : formatMoment(at)}`}
      onClick={() => onRestore(data)}
    >
      {restore}
    </Button>
  );
}
