import Typography from '@mui/material/Typography';
import { confirmationPanel } from '#content/admin/confirmation-panel.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { Confirmations } from '#features/admin/confirmations/Confirmations.tsx';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';

/** What visitors hear back. */
export default function EmailsPage() {
  return (
    <AdminScreen
      current="emails"
      h1={confirmationPanel.h1}
      lead={confirmationPanel.lead}
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
