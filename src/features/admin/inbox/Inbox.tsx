import { useRef, useState, type ReactNode } from 'react';
import type { LeadFilter, LeadSummary } from '#contract/admin/leads.ts';
import Button from '@mui/material/Button';
import { toast } from '#components/toast/toasts.tsx';
import { RowList } from '#components/lists.ts';
import { useKeptFocus } from '#components/use-kept-focus.ts';
import { inbox, listWords, viewWords } from '#content/admin/inbox.ts';
import { leadWork } from '#content/admin/lead.ts';
import { leadKeys, leadsChanged } from '../api/lead-data.ts';
import { reasonFor } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { businessDay } from '#content/business-time.ts';
import { KeptLeads } from '../offline/ReadOnly.tsx';
import { Notice, RemoteView } from '../shared/Notice.tsx';
import { CardText, Group, GroupHeading, ScreenStack } from '../shared/elements.tsx';
import { noteFailure } from '../session/session.ts';
import { ChosenBar, RefusedNotice } from './chosen/ChosenBar.tsx';
import { useChosen } from './chosen/use-chosen.ts';
import { HeldBackNotice } from './HeldBack.tsx';
import { loadCsv, loadOverview, ownName, saveFile } from './lead-calls.ts';
import { LeadFilters, useInboxFilter, ViewButtons } from './LeadFilters.tsx';
import { LeadMenu } from './LeadMenu.tsx';
import { LeadRow } from './LeadRow.tsx';
import { LeadView, LinkedLead } from './LeadView.tsx';
import { KeysHelp } from './list/list-keys.tsx';
import { LeadList, ListHead, type RowPosition } from './list/LeadList.tsx';
import { openerId, useCurrentLead } from './list/use-current-lead.ts';
import { useLeadList } from './list/use-lead-list.ts';
import { OwnNameForm } from './OwnNameForm.tsx';

/** The list of leads, with filters, rows that expand, and actions for several at once. */
export function Inbox() {
  const { filter, narrowTo } = useInboxFilter();
  const { remote: overview } = useRemote(leadKeys.overview, loadOverview);
  const list = useLeadList(filter);
  const [openId, setOpenId] = useState<string | null>(null);
  const { remote, leads } = list;
  const due = remote.status === 'ready' ? (remote.value.due ?? []) : [];
  const shown = [...due, ...leads];
  const current = useCurrentLead(shown);
  const chosen = useChosen(shown);
  const region = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(region, focusTarget(shown, current.id));

  const rowOf = (lead: LeadSummary, position?: RowPosition) => (
    <LeadRow
      key={lead.id}
      lead={lead}
      position={position}
      open={lead.id === openId}
      onToggle={() => setOpenId(lead.id === openId ? null : lead.id)}
      choice={{
        isChosen: chosen.ids.has(lead.id),
        onChoose: (isChosen) => chosen.choose([lead], isChosen),
      }}
      onChanged={() => void leadsChanged([lead.id])}
      menu={<LeadMenu lead={lead} onChange={(to) => void current.change(lead, to)} />}
      view={
        <LeadView
          id={lead.id}
          onChanged={() => void leadsChanged()}
          onGone={() => current.leave(lead)}
        />
      }
    />
  );
  const turnTo = (next: LeadFilter) => {
    narrowTo(next);
    setOpenId(null);
    chosen.clear();
  };

  return (
    <ScreenStack>
      <LinkedLead onChanged={() => void leadsChanged()} />
      <ViewButtons
        current={filter.view}
        counts={overview.status === 'ready' ? overview.value.views : null}
        onChange={(view) => turnTo(view ? { view } : {})}
      />
      <LeadFilters filter={filter} onChange={turnTo} />
      <RemoteView remote={remote} words={inbox} onRetry={list.retry} kept={<KeptLeads />}>
        {(page) => (
          <ScreenStack ref={region} {...keptFocus}>
            <HeldBackNotice count={page.heldBack}>
              {filter.state === 'held_back' ? null : (
                <Button type="button" onClick={() => turnTo({ state: 'held_back' })}>
                  {inbox.heldBack.show}
                </Button>
              )}
            </HeldBackNotice>
            <RefusedNotice refused={chosen.refused} />
            <Listed onFocus={current.onFocus}>
              <ListHead
                total={page.total}
                shown={shown}
                chosen={chosen.ids}
                onChoose={(isChosen) => chosen.choose(shown, isChosen)}
                onExport={() => void exportCsv(filter)}
              />
              {due.length > 0 ? (
                <Group>
                  <GroupHeading>{leadWork.due}</GroupHeading>
                  <RowList>{due.map((lead) => rowOf(lead))}</RowList>
                  <GroupHeading>{leadWork.others}</GroupHeading>
                </Group>
              ) : null}
              {filter.view === 'mine' && ownName() === '' ? (
                <OwnNameForm onKept={() => void leadsChanged()} />
              ) : page.leads.length === 0 ? (
                <Emptiness filter={filter} />
              ) : (
                <LeadList
                  leads={leads}
                  total={page.total - due.length}
                  keptIds={[openId, current.id]}
                  onNearEnd={list.loadAhead}
                >
                  {rowOf}
                </LeadList>
              )}
            </Listed>
            {list.isFailed ? (
              <Notice tone="wrong" role="alert" title={listWords.moreFailed}>
                <Button type="button" variant="outlined" onClick={list.loadMore}>
                  {listWords.again}
                </Button>
              </Notice>
            ) : null}
            <ChosenBar
              count={chosen.count}
              busy={chosen.busy}
              onAction={(action) => void chosen.act(action)}
              onClear={chosen.clear}
            />
          </ScreenStack>
        )}
      </RemoteView>
      {current.isHelpOpen ? <KeysHelp onClose={current.closeHelp} /> : null}
    </ScreenStack>
  );
}

/** Selector of the element to focus when the focused one is gone: the current lead if it is listed. */
function focusTarget(shown: readonly LeadSummary[], id: string | null): string {
  if (shown.length === 0) return '[role="status"]';
  const isThere = shown.some((lead) => lead.id === id);
  return isThere && id !== null ? `#${CSS.escape(openerId(id))}` : 'li > button[aria-expanded]';
}

/** Wraps the list to observe which lead has the focus. */
function Listed({ onFocus, children }: { onFocus: (row: Element) => void; children: ReactNode }) {
  return <Group onFocus={({ target }) => onFocus(target)}>{children}</Group>;
}

async function exportCsv(filter: LeadFilter): Promise<void> {
  try {
    saveFile(await loadCsv(filter), `leads-${businessDay(new Date())}.csv`);
  } catch (error) {
    noteFailure(error);
    toast({ variant: 'error', title: inbox.done.failed, description: reasonFor(error) }, 'corner');
  }
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
