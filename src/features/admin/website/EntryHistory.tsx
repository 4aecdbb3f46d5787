import Button from '@mui/material/Button';
import { useId } from 'react';
import { RowList } from '#components/lists.ts';
import { entryWords as words } from '#content/admin/website/entry.ts';
import { type Revision, revisionHistorySchema } from '#contract/admin/content.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { Group, GroupHeading, Quiet, SpreadRow } from '../shared/elements.tsx';
import { formatMoment } from '../shared/format.ts';
import { RemoteView } from '../shared/Notice.tsx';
import type { KnownEntry } from './entries.ts';
import type { EntryData, Kind } from './kinds/kind.ts';
import { WEBSITE_KEY } from './website.ts';

/** A version that is published again; 'built' withdraws what was published over the build. */
type Chosen = EntryData | 'built';

/** Who has changed an entry and when, the newest version first. */
export function EntryHistory({
  entry,
  isOffline,
  onRestore,
}: {
  entry: KnownEntry;
  isOffline: boolean;
  /** Null for whoever may not publish. */
  onRestore: ((chosen: Chosen) => void) | null;
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
  onRestore: ((chosen: Chosen) => void) | null;
}) {
  const { remote, retry } = useRemote([...WEBSITE_KEY, 'history', kind.id, slug], (signal) =>
    call(revisionHistorySchema, `${paths.adminContent}/${kind.id}/${slug}/revisions`, { signal }),
  );
  const isRebuilt = kind.off === 'rebuilt';
  const original = isRebuilt ? 'built' : kind.builtData(slug);
  const live = published?.live?.id;
  return (
    <RemoteView remote={remote} words={words.history} onRetry={retry}>
      {({ revisions }) => (
        <RowList component="ol">
          {revisions.map((revision) => (
            <SpreadRow key={revision.id}>
              <div>
                {words.history.states[wordOf(revision.state, kind)]}
                {words.history.by(revision.author)}
                <Quiet>
                  {formatMoment(revision.at)}
                  {revision.id === live ? `, ${words.history.current}` : ''}
                </Quiet>
              </div>
              <Restore
                data={revision.id === live ? null : revision.data}
                name={formatMoment(revision.at)}
                onRestore={onRestore}
              />
            </SpreadRow>
          ))}
          {original === null ? null : (
            <SpreadRow>
              <div>
                {nameOfOriginal(kind)}
                {isOriginalLive(kind, revisions) ? <Quiet>{words.history.current}</Quiet> : null}
              </div>
              <Restore
                data={isOriginalLive(kind, revisions) ? null : original}
                name={nameOfOriginal(kind)}
                onRestore={onRestore}
              />
            </SpreadRow>
          )}
        </RowList>
      )}
    </RemoteView>
  );
}

const wordOf = (state: Revision['state'], { off }: Kind) =>
  state === 'withdrawn' && off === 'rebuilt' ? 'rebuilt' : state;

/** Drafts change nothing that visitors see. */
function isOriginalLive({ off }: Kind, revisions: readonly Revision[]): boolean {
  const newest = revisions.find(({ state }) => state !== 'draft');
  return newest === undefined || (off === 'rebuilt' && newest.state === 'withdrawn');
}

const nameOfOriginal = ({ unpublished }: Kind): string =>
  unpublished?.version ?? words.history.original;

function Restore({
  data,
  name,
  onRestore,
}: {
  data: Chosen | null;
  /** What tells the version from the others. */
  name: string;
  onRestore: ((chosen: Chosen) => void) | null;
}) {
  if (data === null || onRestore === null) return null;
  const { restore } = words.history;
  return (
    <Button
      type="button"
      variant="outlined"
      aria-label={`${restore}: ${name}`}
      onClick={() => onRestore(data)}
    >
      {restore}
    </Button>
  );
}
