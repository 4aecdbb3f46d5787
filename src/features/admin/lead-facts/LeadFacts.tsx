import { useState } from 'react';
import { toast } from '#components/toast/toasts.tsx';
import { leadFacts } from '#content/admin/lead-facts.ts';
import type { LeadChange, LeadDetail } from '#contract/admin/leads.ts';
import { workOf } from '#contract/admin/lead-work.ts';
import { CallError, reasonFor } from '../api/call.ts';
import { replacedBy } from '../changes/changed-work.ts';
import { changeLead, ownName } from '../inbox/lead-calls.ts';
import { noteFailure } from '../session/session.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { ReplyTexts } from './ReplyTexts.tsx';
import { SamePerson } from './SamePerson.tsx';
import { VisitForm } from './VisitForm.tsx';

/** What the owner knows of a lead beside what the visitor wrote: its person, visit and quote. */
export function LeadFacts({
  lead,
  onChanged,
  onStale,
}: {
  lead: LeadDetail;
  onChanged: (lead: LeadDetail) => void;
  onStale: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const act = async (action: () => Promise<LeadDetail>, said: string) => {
    setBusy(true);
    try {
      onChanged(await action());
      toast({ variant: 'success', title: said }, 'corner');
    } catch (error) {
      noteFailure(error);
      if (error instanceof CallError && error.reason === 'stale_lead') onStale();
      toast({ variant: 'error', title: leadFacts.failed, description: reasonFor(error) }, 'corner');
    }
    setBusy(false);
  };
  const save = (change: LeadChange) =>
    act(
      () =>
        changeLead(lead.id, { ...change, by: ownName(), was: replacedBy(change, workOf(lead)) }),
      leadFacts.saved,
    );
  return (
    <>
      <ReplyTexts
        key={`reply ${lead.id}`}
        lead={lead}
        busy={busy}
        onSave={(change) => void save(change)}
      />
      <SamePerson lead={lead} busy={busy} act={act} />
      <VisitForm
        key={`visit ${lead.id}`}
        lead={lead}
        busy={busy}
        onSave={(change) => void save(change)}
      />
      <QuoteForm
        key={`quote ${lead.id}`}
        lead={lead}
        busy={busy}
        onSave={(change) => void save(change)}
      />
    </>
  );
}
