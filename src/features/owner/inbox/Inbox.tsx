import styled from '@emotion/styled';
import { useCallback, useState } from 'react';
import type { LeadFilter, LeadPage } from '#contract/admin.ts';
import { ActionButton } from '#components/ActionButton.tsx';
import { announce } from '#components/announce.ts';
import { toast } from '#components/toast/toasts.ts';
import { inbox } from '#content/admin/inbox.ts';
import { sizes } from '#theme/tokens.ts';
import { reasonFor } from '../api/reason.ts';
import { useRemote } from '../api/use-remote.ts';
import { sydneyDay } from '../parts/format.ts';
import { Notice } from '../parts/Notice.tsx';
import { RemoteView } from '../parts/RemoteView.tsx';
import { ButtonRow, Quiet, Stack } from '../parts/table.ts';
import { noteFailure } from '../session/session-store.ts';
import { loadCsv, loadLeads, PAGE_SIZE } from './lead-calls.ts';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadRow } from './LeadRow.tsx';
import { saveFile } from './save-file.ts';

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
}));

/** All leads, newest first, paged and filtered; each opens in its place. */
export function Inbox() {
  const [filter, setFilter] = useState<LeadFilter>({});
  /** Cursors of the pages behind the first one, up to the one on show. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [openId, setOpenId] = useState<string | null>(null);
  const cursor = cursors.at(-1);
  const load = useCallback(
    (signal: AbortSignal) => loadLeads(filter, cursor, signal),
    [filter, cursor],
  );
  const { remote, reload, retry } = useRemote(load);

  const turnTo = (pages: readonly string[]) => {
    setCursors(pages);
    setOpenId(null);
  };
  const exportCsv = async () => {
    try {
      saveFile(await loadCsv(filter), `leads-${sydneyDay(new Date())}.csv`);
    } catch (error) {
      noteFailure(error);
      toast(
        { variant: 'error', title: inbox.done.failed, description: reasonFor(error) },
        'corner',
      );
    }
  };

  return (
    <Stack>
      <LeadFilters
        filter={filter}
        onChange={(next) => {
          setFilter(next);
          turnTo([]);
        }}
      />
      <RemoteView remote={remote} words={inbox} onRetry={retry}>
        {(page) => (
          <>
            <ButtonRow>
              <Quiet role="status">{inbox.count(page.total)}</Quiet>
              <ActionButton
                type="button"
                emphasis="line"
                disabled={page.total === 0}
                onClick={() => void exportCsv()}
              >
                {inbox.buttons.csv}
              </ActionButton>
            </ButtonRow>
            {page.leads.length === 0 ? (
              <Emptiness filter={filter} />
            ) : (
              <Rows>
                {page.leads.map((lead) => (
                  <LeadRow
                    key={lead.id}
                    lead={lead}
                    open={lead.id === openId}
                    onToggle={() => setOpenId(lead.id === openId ? null : lead.id)}
                    onChanged={reload}
                  />
                ))}
              </Rows>
            )}
            <Pages page={page} cursors={cursors} onTurn={turnTo} />
          </>
        )}
      </RemoteView>
    </Stack>
  );
}

function Emptiness({ filter }: { filter: LeadFilter }) {
  const narrowed = Object.values(filter).some((value) => value !== undefined && value !== '');
  const words = narrowed ? inbox.noMatch : inbox.empty;
  return (
    <Notice title={words.title}>
      <p>{words.text}</p>
    </Notice>
  );
}

function Pages({
  page,
  cursors,
  onTurn,
}: {
  page: LeadPage;
  cursors: readonly string[];
  onTurn: (cursors: readonly string[]) => void;
}) {
  const { nextCursor, leads, total } = page;
  if (cursors.length === 0 && nextCursor === null) return null;
  const first = cursors.length * PAGE_SIZE + 1;
  const range = inbox.range(first, first + leads.length - 1, total);
  const turn = (next: readonly string[], words: string) => {
    onTurn(next);
    announce(words);
  };
  return (
    <ButtonRow as="nav" aria-label={inbox.pages}>
      <ActionButton
        type="button"
        emphasis="line"
        disabled={cursors.length === 0}
        onClick={() => turn(cursors.slice(0, -1), inbox.buttons.previous)}
      >
        {inbox.buttons.previous}
      </ActionButton>
      <Quiet as="span">{range}</Quiet>
      <ActionButton
        type="button"
        emphasis="line"
        disabled={nextCursor === null}
        onClick={() => {
          if (nextCursor !== null) turn([...cursors, nextCursor], inbox.buttons.next);
        }}
      >
        {inbox.buttons.next}
      </ActionButton>
    </ButtonRow>
  );
}
