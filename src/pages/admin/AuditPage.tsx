import Typography from '@mui/material/Typography';
import { auditScreen } from '#content/admin/audit.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';
import { AuditLog } from '#features/admin/audit/AuditLog.tsx';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';

export default function AuditPage() {
  return (
    <AdminScreen
      current="audit"
      h1={auditScreen.h1}
      lead={auditScreen.lead}
      withoutServer={
        <Typography sx={{ marginY: '1em' }}>{dashboard.withoutServer.audit}</Typography>
      }
    >
      <SectionBoundary>
        <AuditLog />
      </SectionBoundary>
    </AdminScreen>
  );
}
