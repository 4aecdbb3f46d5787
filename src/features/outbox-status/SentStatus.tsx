import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { LeadStatus } from './LeadStatus.tsx';
import { shownStateOf } from './shown-state.ts';
import { useWholeOutbox } from './use-outbox.ts';

/** How the lead with this id stands, for a form whose page stays where it is; comes into view once. */
export function SentStatus({ id }: { id: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <Box ref={place} sx={{ marginTop: 2.5 }}>
      <LeadStatus current={shownStateOf(useWholeOutbox(), id)} />
    </Box>
  );
}
