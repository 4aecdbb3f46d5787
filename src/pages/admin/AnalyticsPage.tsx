import Typography from '@mui/material/Typography';
import { analytics } from '#content/admin/analytics.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { AnalyticsView } from '#features/admin/analytics/AnalyticsView.tsx';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';

export default function AnalyticsPage() {
  return (
    <AdminScreen
      current="analytics"
      h1={analytics.h1}
      lead={analytics.lead}
      withoutServer={
        <Typography sx={{ marginY: '1em' }}>{dashboard.withoutServer.analytics}</Typography>
      }
    >
      <SectionBoundary>
        <AnalyticsView />
      </SectionBoundary>
    </AdminScreen>
  );
}
