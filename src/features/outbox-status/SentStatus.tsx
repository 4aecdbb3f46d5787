import type { ReactNode } from 'react';
import { LeadStatus } from './LeadStatus.tsx';
import { shownStateOf } from './shown-state.ts';
import { useWholeOutbox } from './use-outbox.ts';

/** How the lead with this id stands, for a form whose page stays where it is. */
export function SentStatus({ id }: { id: string }): ReactNode {
  return <LeadStatus current={shownStateOf(useWholeOutbox(), id)} />;
}
