import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#components/ModalDialog.tsx';
import { entryWords as words } from '#content/admin/website/entry.ts';
import type { ContentOverview } from '#contract/admin/content.ts';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import { ButtonRow, Group, Quiet, ScreenStack } from '../shared/elements.tsx';
import { isLive, isSettled, type KnownEntry, stateOf } from './entries.ts';
import { EntryHistory } from './EntryHistory.tsx';
import { PageLinkOf } from './EntryPreview.tsx';
import { EntrySays } from './EntrySays.tsx';
import type { EntryData } from './kinds/kind.ts';
import { RowNotice, saysNothing } from './RowNotice.tsx';
import { rowOf } from './rows.ts';
import { publishData, withdraw } from './send-entry.ts';
import { isWaiting } from './website.ts';

/** The newest version that says something, and the revision that it is; null for the build's. */
function newestOf({ kind, slug, published }: KnownEntry): {
  data: EntryData | null;
  base: string | null;
} {
  const base = published?.newest.id ?? null;
  const data =
    published?.newest.data ??
    published?.live?.data ??
    (kind.off === 'rebuilt' ? undefined : published?.last?.data) ??
    kind.builtData(slug);
  return { data, base };
}

/** One entry: what it says, what can be done with it, and its history. */
export function EntryView({
  entry,
  publication,
  isOwner,
  isOffline,
  onEdit,
}: {
  entry: KnownEntry;
  publication: ContentOverview['publication'] | undefined;
  isOwner: boolean;
  isOffline: boolean;
  onEdit: (row: WebsiteRow) => void;
}) {
  const { row, kind, slug, title, published } = entry;
  const [isAsking, setAsking] = useState(false);
  const { data, base } = newestOf(entry);
  const canEdit = row === undefined || (!isWaiting(row) && !saysNothing(row));
  const isForm = kind.groups(slug).length > 0;
  const take = kind.off === 'rebuilt' ? words.rebuild : words.take;
  const canTake = kind.off === 'rebuilt' ? (published?.live ?? null) !== null : isLive(entry);

  return (
    <ScreenStack>
      <Group>
        <Quiet role="status">{stateOf(entry, publication)}</Quiet>
        {row === undefined ? null : <RowNotice row={row} onEdit={isForm ? onEdit : undefined} />}
        <ButtonRow>
          {canEdit && isForm ? (
            <Button
              type="button"
              disabled={row === undefined && data === null}
              onClick={() => {
                if (row !== undefined && row.overtaken !== true) onEdit(row);
                else if (data !== null) onEdit(rowOf(kind, slug, { data, base }));
              }}
            >
              {row === undefined || row.overtaken === true ? words.edit : words.goOn}
            </Button>
          ) : null}
          {isOwner && canTake && canEdit ? (
            <Button type="button" variant="outlined" onClick={() => setAsking(true)}>
              {take.button}
            </Button>
          ) : null}
        </ButtonRow>
      </Group>
      {isSettled(entry, publication) ? <PageLinkOf kind={kind} slug={slug} /> : null}
      {data === null ? null : <EntrySays kind={kind} slug={slug} data={data} />}
      <EntryHistory
        entry={entry}
        isOffline={isOffline}
        onRestore={
          isOwner && canEdit
            ? (chosen) =>
                chosen === 'built'
                  ? withdraw(kind, slug, base)
                  : publishData(kind, slug, { data: chosen, base }, words.history.restored)
            : null
        }
      />
      {isAsking ? (
        <ConfirmDialog
          texts={take.ask(title)}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void withdraw(kind, slug, base);
          }}
        />
      ) : null}
    </ScreenStack>
  );
}
