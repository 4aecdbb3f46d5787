import { useCallback, useState } from 'react';
import type { LeadFilter, LeadPage, LeadSummary } from '#contract/admin.ts';
import Button from '@mui/material/Button';
import { announce } from '#components/announce.ts';
import { RowList } from '#components/RowList.ts';
import { toast } from '#components/toast/toasts.ts';
import { inbox } from '#content/admin/inbox.ts';
import { viewWords } from '#content/admin/lead-views.ts';
import { leadWork } from '#content/admin/lead-work.ts';
import { reasonFor } from '../api/reason.ts';
import { useRemote } from '../api/use-remote.ts';
import { useLive } from '../live/use-live.ts';
import { sydneyDay } from '../parts/format.ts';
import { KeptLeads } from '../offline/ReadOnly.tsx';
import { Notice } from '../parts/Notice.tsx';
import { RemoteView } from '../parts/RemoteView.tsx';
import { ButtonRow, Group, Parts } from '../parts/table.ts';
import { CardText, PartHeading, Quiet } from '../parts/text.tsx';
import { noteFailure } from '../session/session-store.ts';
import { HeldBackNotice } from './HeldBack.tsx';
import { loadCsv, loadLeads, loadOverview, PAGE_SIZE } from './lead-calls.ts';
import { LeadFilters } from './LeadFilters.tsx';
import { LinkedLead } from './LinkedLead.tsx';
import { LeadRow } from './LeadRow.tsx';
import { LeadView } from './LeadView.tsx';
import { OwnNameForm } from './OwnNameForm.tsx';
import { saveFile } from './save-file.ts';
import { useInboxFilter } from './use-inbox-filter.ts';
import { ViewButtons } from './ViewButtons.tsx';
import { ownName } from './work/own-name.ts';

/** All leads, newest first, paged and filtered; each opens in its place. */
export function Inbox() {
  const { filter, narrowTo: setFilter } = useInboxFilter();
  const overview = useRemote(loadOverview);
  /** Cursors of the pages behind the first one, up to the one on show. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [openId, setOpenId] = useState<string | null>(null);
  const cursor = cursors.at(-1);
  const load = useCallback(
    (signal: AbortSignal) => loadLeads(filter, cursor, signal),
    [filter, cursor],
  );
  const { remote, reload: reloadPage, refresh, retry } = useRemote(load);
  useLive(refresh);
  const reload = () => {
    reloadPage();
    overview.reload();
  };

  const turnTo = (pages: readonly string[]) => {
    setCursors(pages);
    setOpenId(null);
  };
  const narrowTo = (next: LeadFilter) => {
    setFilter(next);
    turnTo([]);
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

  const rowsOf = (leads: readonly LeadSummary[]) => (
    <RowList>
      {leads.map((lead) => (
        <LeadRow
          key={lead.id}
          lead={lead}
          open={lead.id === openId}
          onToggle={() => setOpenId(lead.id === openId ? null : lead.id)}
          onChanged={reload}
          view={<LeadView id={lead.id} onChanged={reload} />}
        />
      ))}
    </RowList>
  );

  return (
    <Parts>
      <LinkedLead onChanged={reload} />
      <ViewButtons
        current={filter.view}
        counts={overview.remote.status === 'ready' ? overview.remote.value.views : null}
        onChange={(view) => narrowTo(view ? { view } : {})}
      />
      <LeadFilters filter={filter} onChange={narrowTo} />
      <RemoteView remote={remote} words={inbox} onRetry={retry} kept={<KeptLeads />}>
        {(page) => (
          <>
            <HeldBackNotice count={page.heldBack}>
              {filter.state === 'held_back' ? null : (
                <Button type="button" onClick={() => narrowTo({ state: 'held_back' })}>
                  {inbox.heldBack.show}
                </Button>
              )}
            </HeldBackNotice>
            <ButtonRow>
              <Quiet role="status">{inbox.count(page.total)}</Quiet>
              <Button
                type="button"
                variant="outlined"
                disabled={page.total === 0}
                onClick={() => void exportCsv()}
              >
                {inbox.buttons.csv}
              </Button>
            </ButtonRow>
            {page.due && page.due.length > 0 ? (
              <Group>
                <PartHeading>{leadWork.due}</PartHeading>
                {rowsOf(page.due)}
              </Group>
            ) : null}
            {filter.view === 'mine' && ownName() === '' ? (
              <OwnNameForm onKept={reload} />
            ) : page.leads.length === 0 ? (
              <Emptiness filter={filter} />
            ) : (
              rowsOf(withoutDue(page))
            )}
            <Pages page={page} cursors={cursors} onTurn={turnTo} />
          </>
        )}
      </RemoteView>
    </Parts>
  );
}

/** What is to be followed up stands above, once. */
function withoutDue({ leads, due = [] }: LeadPage): LeadSummary[] {
  const above = new Set(due.map(({ id }) => id));
  return leads.filter(({ id }) => !above.has(id));
}

function emptinessOf({ view, formType, state, text }: LeadFilter) {
  if ((formType ?? state) !== undefined || text) return inbox.noMatch;
  return view === undefined ? inbox.empty : viewWords.empty[view];
}

function Emptiness({ filter }: { filter: LeadFilter }) {
  const words = emptinessOf(filter);
  return (
    <Notice title={words.title}>
      <CardText>{words.text}</CardText>
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
    <ButtonRow component="nav" aria-label={inbox.pages}>
      <Button
        type="button"
        variant="outlined"
        disabled={cursors.length === 0}
        onClick={() => turn(cursors.slice(0, -1), inbox.buttons.previous)}
      >
        {inbox.buttons.previous}
      </Button>
      <Quiet component="span">{range}</Quiet>
      <Button
        type="button"
        variant="outlined"
        disabled={nextCursor === null}
        onClick={() => {
          if (nextCursor !== null) turn([...cursors, nextCursor], inbox.buttons.next);
        }}
      >
        {inbox.buttons.next}
      </Button>
    </ButtonRow>
  );
}
