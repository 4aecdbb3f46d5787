import Typography from '@mui/material/Typography';
import { dashboard } from '#content/admin/dashboard.ts';
import { noticePanel } from '#content/admin/notice-panel.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { NoticeSettings } from '#features/owner/notices/NoticeSettings.tsx';
import { OwnerScreen } from '#features/owner/OwnerScreen.tsx';

/** Who is told of leads. */
export default function NoticesPage() {
  return (
    <OwnerScreen
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
    </OwnerScreen>
  );
}
