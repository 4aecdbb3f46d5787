import Typography from '@mui/material/Typography';
import { accountPage } from '#content/admin/account.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';
import { AccountSettings } from '#features/admin/account/AccountSettings.tsx';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';

export default function AccountPage() {
  return (
    <AdminScreen
      current="account"
      h1={accountPage.h1}
      lead={accountPage.lead}
      withoutServer={
        <Typography sx={{ marginY: '1em' }}>{dashboard.withoutServer.users}</Typography>
      }
    >
      <SectionBoundary>
        <AccountSettings />
      </SectionBoundary>
    </AdminScreen>
  );
}
