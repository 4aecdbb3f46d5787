import Typography from '@mui/material/Typography';
import { dashboard } from '#content/admin/dashboard.ts';
import { importWords } from '#content/admin/import.ts';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';
import { Transfers } from '#features/admin/import/Transfers.tsx';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';

export default function ImportPage() {
  return (
    <AdminScreen
      current="import"
      h1={importWords.h1}
      lead={importWords.lead}
      withoutServer={
        <Typography sx={{ marginY: '1em' }}>{dashboard.withoutServer.import}</Typography>
      }
    >
      <SectionBoundary>
        <Transfers />
      </SectionBoundary>
    </AdminScreen>
  );
}
