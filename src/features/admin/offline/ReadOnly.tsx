import Button from '@mui/material/Button';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import { PageLink } from '#components/PageLink.tsx';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { Input } from '#components/fields/controls.tsx';
import { RowList } from '#components/lists.ts';
import { useStore } from '#components/use-store.ts';
import { readOnly } from '#content/admin/app.ts';
import { inbox } from '#content/admin/inbox.ts';
import { businessDay } from '#content/business-time.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import { type KeptLead, SEARCH_MAX } from '#contract/admin/leads.ts';
import { BackToList } from '../inbox/lead/LeadHead.tsx';
import { useLeadAddress, useOpenLead } from '../inbox/lead/lead-address.ts';
import { LeadRow } from '../inbox/LeadRow.tsx';
import { listBox } from '../inbox/list/LeadList.tsx';
import { checkSession } from '../session/session.ts';
import { Notice } from '../shared/Notice.tsx';
import { CardText, Group, GroupHeading, Quiet, ScreenStack } from '../shared/elements.tsx';
import { ageOf } from '../shared/format.ts';
import { BringMessage } from '../capsules/BringMessage.tsx';
import { changesStore, isWaiting } from '../changes/changes.ts';
import { workAfter } from '../changes/changed-work.ts';
import type { KeptChange } from '../changes/changes-db.ts';
import { KeptLeadView } from './KeptLead.tsx';
import { type CachedLeads, foundIn } from './cache-db.ts';
import { useCache } from './keep-cache.ts';

/** A screen while the server is unreachable: the cached leads, or a link to them. */
export function ReadOnlyAdmin({
  cached,
  showsLeads,
}: {
  cached: CachedLeads;
  showsLeads: boolean;
}) {
  const openId = useOpenLead();
  const addressOf = useLeadAddress();
  const open = cached.leads.find(({ id }) => id === openId);
  return (
    <ScreenStack>
      <ReadOnlyNotice cached={cached}>
        {showsLeads ? null : <CardText>{readOnly.elsewhere}</CardText>}
        <Button type="button" variant="outlined" onClick={() => void checkSession()}>
          {readOnly.button}
        </Button>
      </ReadOnlyNotice>
      {open === undefined ? <BringMessage /> : null}
      {open ? (
        <>
          <div>
            <BackToList to={addressOf(null)} />
          </div>
          <KeptLeadView lead={open} />
        </>
      ) : showsLeads ? (
        <KeptList leads={cached.leads} />
      ) : (
        <PageLink to={readOnly.leadsHref}>{readOnly.toLeads}</PageLink>
      )}
    </ScreenStack>
  );
}

/** The cached leads, if the list could not be loaded. */
export function KeptLeads() {
  const cached = useCache(true);
  if (!cached) return null;
  return (
    <ScreenStack>
      <ReadOnlyNotice cached={cached} />
      <KeptList leads={cached.leads} />
    </ScreenStack>
  );
}

function ReadOnlyNotice({ cached, children }: { cached: CachedLeads; children?: ReactNode }) {
  return (
    <Notice tone="waiting" role="status" title={readOnly.title}>
      <CardText>{readOnly.age(cached.leads.length, ageOf(cached))}</CardText>
      <CardText>{readOnly.changes}</CardText>
      {children}
    </Notice>
  );
}

const Rows = styled(RowList)(listBox);

/** Cached leads, those to follow up first. */
export function KeptList({ leads: all }: { leads: readonly KeptLead[] }) {
  const addressOf = useLeadAddress();
  const [today] = useState(() => businessDay(new Date()));
  const [text, setText] = useState('');
  const changes = useStore(changesStore);
  const leads = useMemo(
    () => foundIn(all, text).map((lead) => changedBy(lead, changes)),
    [all, text, changes],
  );
  if (all.length === 0) return <Quiet>{readOnly.none}</Quiet>;
  const due = leads.filter((lead) => isDue(lead, today));
  const rowsOf = (some: readonly KeptLead[]) => (
    <Rows>
      {some.map((lead) => (
        <LeadRow
          key={lead.id}
          lead={withoutActions(lead)}
          link={{ to: addressOf(lead.id), isOpen: false, isInPlace: false }}
          onChanged={() => undefined}
        />
      ))}
    </Rows>
  );
  return (
    <>
      <KeptSearch text={text} onText={setText} among={all.length} found={leads.length} />
      {due.length === 0 ? null : (
        <Group>
          <GroupHeading>{readOnly.due}</GroupHeading>
          {rowsOf(due)}
        </Group>
      )}
      {rowsOf(leads.filter((lead) => !due.includes(lead)))}
    </>
  );
}

function isDue(lead: KeptLead, today: string): boolean {
  const { followUp, stage } = workOf(lead);
  const isAside = stage === 'lost' || stage === 'archived';
  return lead.spam === null && !isAside && followUp !== null && followUp <= today;
}

/** A lead with the changes that wait. */
function changedBy(lead: KeptLead, changes: readonly KeptChange[]): KeptLead {
  const own = changes.filter((change) => change.leadId === lead.id && isWaiting(change));
  return own.length === 0 ? lead : { ...lead, work: workAfter(workOf(lead), own) };
}

/** Photos and approving need the server. */
function withoutActions(lead: KeptLead): KeptLead {
  return { ...lead, photos: [], photoCount: 0, heldBackFor: [] };
}

const words = readOnly.search;

/** Searches the cached leads while typing, and says that these are not all. */
export function KeptSearch({
  text,
  onText,
  among,
  found,
}: {
  text: string;
  onText: (text: string) => void;
  /** Numbers of leads searched and found. */
  among: number;
  found: number;
}) {
  const id = useId();
  return (
    <div role="search">
      <FieldFrame id={id} label={words.label}>
        <Input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          placeholder={inbox.filters.searchPlaceholder}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </FieldFrame>
      <Quiet role="status">
        {words.among(among)}
        {text.trim() === '' ? null : ` ${words.found(found)}`}
      </Quiet>
    </div>
  );
}
