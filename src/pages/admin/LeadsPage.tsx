import Typography from '@mui/material/Typography';
import { dashboard } from '#content/admin/dashboard.ts';
import { inbox } from '#content/admin/inbox.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { Inbox } from '#features/admin/inbox/Inbox.tsx';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';

export default function LeadsPage() {
  return (
    <AdminScreen
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
    </AdminScreen>
  );
}
