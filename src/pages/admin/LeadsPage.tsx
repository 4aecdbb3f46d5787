import Typography from '@mui/material/Typography';
import { dashboard } from '#content/admin/dashboard.ts';
import { inbox } from '#content/admin/inbox.ts';
import { SectionBoundary } from '#features/error-log/SectionBoundary.tsx';
import { BringMessage } from '#features/admin/capsules/BringMessage.tsx';
import { AddLeadLink } from '#features/admin/by-hand/AddLead.tsx';
import { Inbox } from '#features/admin/inbox/Inbox.tsx';
import {
  useIsAdding,
  useIsSplit,
  useLinkedLead,
  useOpenLead,
} from '#features/admin/inbox/lead/lead-address.ts';
import { ButtonRow } from '#features/admin/shared/elements.tsx';
import { AdminScreen } from '#features/admin/AdminScreen.tsx';

export default function LeadsPage() {
  useLinkedLead();
  const isSplit = useIsSplit();
  const isAdding = useIsAdding();
  const isOpen = useOpenLead() !== null || isAdding;
  const isLeadAlone = isOpen && !isSplit;
  return (
    <AdminScreen
      current="leads"
      h1={isLeadAlone ? null : inbox.h1}
      action={
        isAdding ? null : (
          <ButtonRow>
            <AddLeadLink />
            <BringMessage />
          </ButtonRow>
        )
      }
      withoutServer={
        <Typography sx={{ marginY: '1em' }}>{dashboard.withoutServer.inbox}</Typography>
      }
    >
      <SectionBoundary>
        <Inbox />
      </SectionBoundary>
    </AdminScreen>
  );
}
