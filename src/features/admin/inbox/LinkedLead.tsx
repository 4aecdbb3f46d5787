import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dialled } from '#contract/phone.ts';
import { noticeWords } from '#content/admin/notices.ts';
import { focusMain } from '../shared/focus-main.ts';
import { Group } from '../shared/table.ts';
import { GroupHeading } from '../shared/text.tsx';
import { noteFailure } from '../session/session-store.ts';
import { loadLead } from './lead-calls.ts';
import { LeadView } from './LeadView.tsx';

/** The lead that an e-mail or a notification has led to, before all others. */
export function LinkedLead({ onChanged }: { onChanged: () => void }) {
  const [query, setQuery] = useSearchParams();
  const id = query.get('lead');
  const isCalled = query.has('call');
  useEffect(() => {
    if (id === null || !isCalled) return;
    // Taken away first, so that going back to this page rings nobody up.
    setQuery({ lead: id }, { replace: true });
    void callUp(id);
  }, [id, isCalled, setQuery]);
  if (id === null) return null;
  const leave = () => {
    setQuery({}, { replace: true });
    // The pressed button goes with the lead.
    focusMain();
  };
  return (
    <Group>
      <GroupHeading>{noticeWords.linked}</GroupHeading>
      <LeadView key={id} id={id} onChanged={onChanged} onGone={leave} />
    </Group>
  );
}

async function callUp(id: string): Promise<void> {
  try {
    const { phone } = await loadLead(id, new AbortController().signal);
    if (phone !== '') window.location.assign(`tel:${dialled(phone)}`);
  } catch (error) {
    noteFailure(error);
  }
}
