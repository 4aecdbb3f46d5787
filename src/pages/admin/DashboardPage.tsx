import { dashboard } from '#content/admin/dashboard.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { BrowserDashboard, ServerDashboard } from '#features/admin/Dashboard.tsx';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';

export default function DashboardPage() {
  return (
    <AdminScreen current="dashboard" h1={dashboard.h1} withoutServer={<BrowserDashboard />}>
      <SectionBoundary>
        <ServerDashboard />
      </SectionBoundary>
    </AdminScreen>
  );
}
