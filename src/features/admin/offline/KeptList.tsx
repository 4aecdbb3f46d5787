import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { KeptLead } from '#contract/admin/lead-cache.ts';
import { RowList } from '#components/lists.ts';
import { readOnly } from '#content/admin/read-only.ts';
import { LeadRow } from '../inbox/LeadRow.tsx';
import { workOf } from '../inbox/work/work-of.ts';
import { businessDay } from '#content/business-time.ts';
import { Group } from '../shared/table.ts';
import { GroupHeading, Quiet } from '../shared/text.tsx';
import { foundIn } from './found-in.ts';
import { KeptLeadView } from './KeptLead.tsx';
import { KeptSearch } from './KeptSearch.tsx';

/** The leads that the phone has kept: those to follow up first, each opens in its place. */
export function KeptList({ leads: all }: { leads: readonly KeptLead[] }) {
  const [query] = useSearchParams();
  const [openId, setOpenId] = useState(query.get('lead'));
  const [today] = useState(() => businessDay(new Date()));
  const [text, setText] = useState('');
  const leads = useMemo(() => foundIn(all, text), [all, text]);
  if (all.length === 0) return <Quiet>{readOnly.none}</Quiet>;
  const due = leads.filter((lead) => isDue(lead, today));
  const rowsOf = (some: readonly KeptLead[]) => (
    <RowList>
      {some.map((lead) => (
        <LeadRow
          key={lead.id}
          lead={withoutActions(lead)}
          open={lead.id === openId}
          onToggle={() => setOpenId(lead.id === openId ? null : lead.id)}
          onChanged={() => undefined}
          view={<KeptLeadView lead={lead} />}
        />
      ))}
    </RowList>
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
  const { followUp } = workOf(lead);
  return lead.spam === null && followUp !== null && followUp <= today;
}

/** Photographs are the server's to show, and what is held back is its to let through. */
function withoutActions(lead: KeptLead): KeptLead {
  return { ...lead, photos: [], photoCount: 0, heldBackFor: [] };
}
