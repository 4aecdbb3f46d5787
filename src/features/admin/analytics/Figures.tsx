import { styled } from '@mui/material/styles';
import type { Analytics } from '#contract/admin/analytics.ts';
import { CardGrid, Card } from '#components/lists.ts';
import { ScreenStack } from '../shared/table.ts';
import { Arrival } from './Arrival.tsx';
import { Forwarding } from './Forwarding.tsx';
import { FirstContact } from './FirstContact.tsx';
import { Funnel } from './Funnel.tsx';
import { Offline } from './Offline.tsx';
import { PerDay } from './PerDay.tsx';
import { PerForm } from './PerForm.tsx';

const Panel = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(1.5),
}));

/** The figures of a period, drawn and told. */
export function Figures({ figures }: { figures: Analytics }) {
  const { funnel, firstContact, total } = figures;
  return (
    <ScreenStack>
      <PerDay figures={figures} />
      {funnel && <Funnel funnel={funnel} />}
      <CardGrid columns={firstContact ? { lg: 3 } : { md: 2 }}>
        {firstContact && (
          <Panel component="section" aria-labelledby="contact-heading">
            <FirstContact contact={firstContact} leads={total} />
          </Panel>
        )}
        <Panel component="section" aria-labelledby="arrival-heading">
          <Arrival figures={figures} />
        </Panel>
        <Panel component="section" aria-labelledby="offline-heading">
          <Offline figures={figures} />
        </Panel>
      </CardGrid>
      <PerForm figures={figures} />
      <Forwarding figures={figures} />
    </ScreenStack>
  );
}
