import { dashboard } from '#content/admin/dashboard.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { BrowserDashboard, ServerDashboard } from '#features/owner/Dashboard.tsx';
import { OwnerScreen } from '#features/owner/OwnerScreen.tsx';

/** The owner's dashboard. */
export default function DashboardPage() {
  return (
    <OwnerScreen
      current="dashboard"
      h1={dashboard.h1}
      lead={dashboard.lead}
      withoutServer={<BrowserDashboard />}
    >
      <SectionBoundary>
        <ServerDashboard />
      </SectionBoundary>
    </OwnerScreen>
  );
}
