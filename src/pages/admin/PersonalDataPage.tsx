import Typography from '@mui/material/Typography';
import { dashboard } from '#content/admin/dashboard.ts';
import { personalData } from '#content/admin/personal-data.ts';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';
import { Person } from '#features/admin/personal-data/Person.tsx';
import { Retention } from '#features/admin/personal-data/Retention.tsx';
import { ScreenStack } from '#features/admin/shared/elements.tsx';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';

export default function PersonalDataPage() {
  return (
    <AdminScreen
      current="personal_data"
      h1={personalData.h1}
      lead={personalData.lead}
      withoutServer={
        <Typography sx={{ marginY: '1em' }}>{dashboard.withoutServer.personalData}</Typography>
      }
    >
      <SectionBoundary>
        <ScreenStack>
          <Person />
          <Retention />
        </ScreenStack>
      </SectionBoundary>
    </AdminScreen>
  );
}
