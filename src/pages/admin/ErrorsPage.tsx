import Typography from '@mui/material/Typography';
import { dashboard } from '#content/admin/dashboard.ts';
import { errorLog } from '#content/admin/error-log.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { ErrorReports } from '#features/admin/errors/ErrorReports.tsx';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';

export default function ErrorsPage() {
  return (
    <AdminScreen
      current="errors"
      h1={errorLog.page.h1}
      lead={errorLog.page.lead}
      withoutServer={
        <Typography sx={{ marginY: '1em' }}>{dashboard.withoutServer.errors}</Typography>
      }
    >
      <SectionBoundary>
        <ErrorReports />
      </SectionBoundary>
    </AdminScreen>
  );
}
