import Typography from '@mui/material/Typography';
import { websiteScreen } from '#content/admin/website/screen.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';
import { WebsiteEntries } from '#features/admin/website/WebsiteEntries.tsx';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';

export default function WebsitePage() {
  return (
    <AdminScreen
      current="website"
      h1={websiteScreen.h1}
      lead={websiteScreen.lead}
      worksOffline
      withoutServer={
        <Typography sx={{ marginY: '1em' }}>{dashboard.withoutServer.website}</Typography>
      }
    >
      <SectionBoundary>
        <WebsiteEntries />
      </SectionBoundary>
    </AdminScreen>
  );
}
