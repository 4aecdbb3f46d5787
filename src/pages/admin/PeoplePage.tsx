import Typography from '@mui/material/Typography';
import { peoplePage } from '#content/admin/account.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';
import { PeopleList } from '#features/admin/people/PeopleList.tsx';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';

export default function PeoplePage() {
  return (
    <AdminScreen
      current="users"
      h1={peoplePage.h1}
      lead={peoplePage.lead}
      withoutServer={
        <Typography sx={{ marginY: '1em' }}>{dashboard.withoutServer.users}</Typography>
      }
    >
      <SectionBoundary>
        <PeopleList />
      </SectionBoundary>
    </AdminScreen>
  );
}
