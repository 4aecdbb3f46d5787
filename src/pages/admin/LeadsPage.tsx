import Typography from '@mui/material/Typography';
import { dashboard } from '#content/admin/dashboard.ts';
import { inbox } from '#content/admin/inbox.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { Inbox } from '#features/owner/inbox/Inbox.tsx';
import { OwnerScreen } from '#features/owner/OwnerScreen.tsx';

/** The inbox of leads. */
export default function LeadsPage() {
  return (
    <OwnerScreen
      current="leads"
      h1={inbox.h1}
      lead={inbox.lead}
      withoutServer={
        <Typography sx={{ marginY: '1em' }}>{dashboard.withoutServer.inbox}</Typography>
      }
    >
      <SectionBoundary>
        <Inbox />
      </SectionBoundary>
    </OwnerScreen>
  );
}
