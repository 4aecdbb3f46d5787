import Typography from '@mui/material/Typography';
import { confirmationsPage } from '#content/admin/confirmations.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { Confirmations } from '#features/admin/confirmations/Confirmations.tsx';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';

export default function EmailsPage() {
  return (
    <AdminScreen
      current="emails"
      h1={confirmationsPage.h1}
      lead={confirmationsPage.lead}
      withoutServer={
        <Typography sx={{ marginY: '1em' }}>{dashboard.withoutServer.emails}</Typography>
      }
    >
      <SectionBoundary>
        <Confirmations />
      </SectionBoundary>
    </AdminScreen>
  );
}
