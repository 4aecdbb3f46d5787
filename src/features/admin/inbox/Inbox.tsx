import type { VirtualItem } from '@tanstack/react-virtual';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LeadFilter, LeadSummary } from '#contract/admin/leads.ts';
import Button from '@mui/material/Button';
import { BESIDE } from '#components/PageLink.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { useKeptFocus } from '#components/use-kept-focus.ts';
import { inbox, listWords, viewWords } from '#content/admin/inbox.ts';
import { belowBar } from '#theme/tokens.ts';
import { leadKeys, leadsChanged } from '../api/lead-data.ts';
import { reasonFor } from '../api/call.ts';
import { useRemote } from '../api/queries.ts';
import { businessDay } from '#content/business-time.ts';
import { AddLead } from '../by-hand/AddLead.tsx';
import { KeptLeads } from '../offline/ReadOnly.tsx';
import { Notice, RemoteView } from '../shared/Notice.tsx';
import { CardText, Group, Quiet, ScreenStack } from '../shared/elements.tsx';
import { noteFailure, useIsOwner } from '../session/session.ts';
import { ChosenBar, RefusedNotice } from './chosen/ChosenBar.tsx';
import { useChosen } from './chosen/use-chosen.ts';
import { HeldBackNotice } from './HeldBack.tsx';
import { BackToList } from './lead/LeadHead.tsx';
import { useIsAdding, useIsSplit, useLeadAddress, useOpenLead } from './lead/lead-address.ts';
import { loadCsv, loadOverview, ownName } from './lead-calls.ts';
import { saveFile } from '#lib/browser-page.ts';
import { LeadFilters, useInboxFilter, ViewButtons } from './LeadFilters.tsx';
import { LeadMenu } from './LeadMenu.tsx';
import { LeadRow } from './LeadRow.tsx';
import { LeadView } from './LeadView.tsx';
import { KeysHelp } from './list/list-keys.tsx';
import { LeadList, ListHead, type RowPosition } from './list/LeadList.tsx';
import { openerId, useCurrentLead } from './list/use-current-lead.ts';
import { useLeadList } from './list/use-lead-list.ts';
import { OwnNameForm } from './OwnNameForm.tsx';

const Panes = styled('div')(({ theme }) => ({
  '&[data-split]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: theme.spacing(4),
    alignItems: 'start',
  },
}));

const LeadPane = styled('div')(({ theme }) => ({
  paddingBlockStart: theme.spacing(1),
  '[data-split] > &': {
    position: 'sticky',
    top: `calc(${belowBar})`,
    maxHeight: `calc(100vh - ${belowBar})`,
    overflowY: 'auto',
    padding: theme.spacing(2, 3, 4),
    backgroundColor: theme.vars.palette.brand.sandstoneWash,
  },
}));

/** The list of leads and the open one: side by side where there is room, else one at a time. */
export function Inbox() {
  const isOwner = useIsOwner();
  const isSplit = useIsSplit();
  const openId = useOpenLead();
  const isAdding = useIsAdding();
  const addressOf = useLeadAddress();
  const navigate = useNavigate();
  const { filter, narrowTo } = useInboxFilter();
  const { remote: overview } = useRemote(leadKeys.overview, loadOverview);
  // Stays loaded while a lead is on screen: coming back asks for nothing.
  const list = useLeadList(filter);
  const measured = useRef<VirtualItem[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const { remote, leads } = list;
  const current = useCurrentLead(leads);
  const chosen = useChosen(leads);
  const region = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(region, focusTarget(leads, current.id));
  const { leave, backToList } = useListPlace(openId);
  const mayChoose = isSplit || isChoosing;

  const rowOf = (lead: LeadSummary, position?: RowPosition) => (
    <LeadRow
      key={lead.id}
      lead={lead}
      position={position}
      link={{
        to: addressOf(lead.id),
        isOpen: lead.id === openId,
        isInPlace: isSplit,
        onFollow: leave,
      }}
      {...(mayChoose
        ? {
            choice: {
              isChosen: chosen.ids.has(lead.id),
              onChoose: (isChosen: boolean) => chosen.choose([lead], isChosen),
            },
          }
        : {})}
      onChanged={() => void leadsChanged([lead.id])}
      menu={<LeadMenu lead={lead} onChange={(to) => void current.change(lead, to)} />}
    />
  );
  const turnTo = (next: LeadFilter) => {
    narrowTo(next);
    chosen.clear();
  };
  const onGone = (id: string) => {
    const lead = leads.find((one) => one.id === id);
    if (lead && isSplit) current.leave(lead);
    const state = isSplit ? { state: BESIDE } : {};
    void navigate(addressOf(null), { replace: true, ...state });
  };

  return (
    <Panes {...(isSplit ? { 'data-split': '' } : {})}>
      {isSplit || (openId === null && !isAdding) ? (
        <ScreenStack sx={{ gap: 2 }}>
          <ViewButtons
            current={filter.view}
            counts={overview.status === 'ready' ? overview.value : null}
            onChange={(view) => turnTo(view ? { view } : {})}
          />
          <LeadFilters filter={filter} onChange={turnTo} />
          <RemoteView remote={remote} words={inbox} onRetry={list.retry} kept={<KeptLeads />}>
            {(page) => (
              <ScreenStack ref={region} {...keptFocus} sx={{ gap: 2 }}>
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
                    shown={leads}
                    chosen={chosen.ids}
                    onChoose={(isChosen) => chosen.choose(leads, isChosen)}
                    onSelect={mayChoose ? undefined : () => setChoosing(true)}
                    onExport={isOwner ? () => void exportCsv(filter) : undefined}
                  />
                  {filter.view === 'mine' && ownName() === '' ? (
                    <OwnNameForm onKept={() => void leadsChanged()} />
                  ) : leads.length === 0 ? (
                    <Emptiness filter={filter} />
                  ) : (
                    <LeadList
                      leads={leads}
                      total={page.total}
                      keptIds={[openId, current.id]}
                      measured={measured}
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
                  onClear={() => {
                    chosen.clear();
                    setChoosing(false);
                  }}
                />
              </ScreenStack>
            )}
          </RemoteView>
        </ScreenStack>
      ) : null}
      {isAdding ? (
        <LeadPane>
          <AddLead
            heading={isSplit ? 'h2' : 'h1'}
            {...(isSplit ? {} : { back: <BackToList to={addressOf(null)} /> })}
            onClose={() => void navigate(addressOf(null), { replace: true })}
          />
        </LeadPane>
      ) : openId === null ? (
        isSplit ? (
          <LeadPane>
            <Quiet>{inbox.detail.choose}</Quiet>
          </LeadPane>
        ) : null
      ) : (
        <LeadPane>
          <LeadView
            key={openId}
            id={openId}
            heading={isSplit ? 'h2' : 'h1'}
            {...(isSplit ? {} : { back: <BackToList to={addressOf(null)} onPress={backToList} /> })}
            onChanged={() => void leadsChanged()}
            onGone={() => onGone(openId)}
          />
        </LeadPane>
      )}
      {current.isHelpOpen ? <KeysHelp onClose={current.closeHelp} /> : null}
    </Panes>
  );
}

/** Keeps the place in the list while a lead is on screen. */
function useListPlace(openId: string | null) {
  const place = useRef<number | null>(null);
  useEffect(() => {
    if (openId !== null || place.current === null) return;
    window.scrollTo({ top: place.current, behavior: 'instant' });
    place.current = null;
  }, [openId]);
  return {
    leave: () => {
      if (openId === null) place.current = window.scrollY;
    },
    /** The entry before is the list, if the lead was opened from there. */
    backToList: (event: MouseEvent) => {
      if (place.current === null) return;
      event.preventDefault();
      history.back();
    },
  };
}

/** Selector of the element to focus when the focused one is gone: the current lead if it is listed. */
function focusTarget(shown: readonly LeadSummary[], id: string | null): string {
  if (shown.length === 0) return '[role="status"]';
  const isThere = shown.some((lead) => lead.id === id);
  return isThere && id !== null ? `#${CSS.escape(openerId(id))}` : 'li > a';
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
