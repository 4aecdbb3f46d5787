import Typography from '@mui/material/Typography';
import { dashboard } from '#content/admin/dashboard.ts';
import { noticesPage } from '#content/admin/notices.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { NoticeSettings } from '#features/admin/notices/NoticeSettings.tsx';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';

export default function NoticesPage() {
  return (
    <AdminScreen
      current="notices"
      h1={noticesPage.h1}
      lead={noticesPage.lead}
      withoutServer={
        <Typography sx={{ marginY: '1em' }}>{dashboard.withoutServer.notices}</Typography>
      }
    >
      <SectionBoundary>
        <NoticeSettings />
      </SectionBoundary>
    </AdminScreen>
  );
}
