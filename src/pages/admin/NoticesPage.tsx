import Typography from '@mui/material/Typography';
import { dashboard } from '#content/admin/dashboard.ts';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { NoticeSettings } from '#features/admin/notices/NoticeSettings.tsx';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';

/** Who is told of leads. */
export default function NoticesPage() {
  return (
    <AdminScreen
      current="notices"
      h1={noticePanel.h1}
      lead={noticePanel.lead}
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
