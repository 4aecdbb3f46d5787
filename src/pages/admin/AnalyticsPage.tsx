import Typography from '@mui/material/Typography';
import { analytics } from '#content/admin/analytics.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { AnalyticsView } from '#features/owner/analytics/AnalyticsView.tsx';
import { OwnerScreen } from '#features/owner/OwnerScreen.tsx';

/** Figures about the leads. */
export default function AnalyticsPage() {
  return (
    <OwnerScreen
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
    </OwnerScreen>
  );
}
