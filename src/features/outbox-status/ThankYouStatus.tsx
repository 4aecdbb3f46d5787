import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import Button from '@mui/material/Button';
import { Icon } from '#components/Icon.tsx';
import { RouterLink } from '#components/RouterLink.tsx';
import { business } from '#content/business.ts';
import { thankYou } from '#content/thank-you.ts';
import { LeadStatus } from './LeadStatus.tsx';
import { shownStateOf, submissionIdIn } from './shown-state.ts';
import { useWholeOutbox } from './use-outbox.ts';

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  marginTop: theme.spacing(2),
}));

/** How the lead that was just sent stands: the truth, live. */
export function ThankYouStatus() {
  const current = shownStateOf(useWholeOutbox(), submissionIdIn(useLocation().state));
  const parked = current?.state === 'parked';
  return (
    <>
      <LeadStatus current={current} />
      <Ways>
        <Button component={RouterLink} to={thankYou.requestsLink.href} variant="text">
          {parked ? thankYou.correct : thankYou.requestsLink.label}
        </Button>
        <Button href={business.phone.href} variant="text">
          <Icon name="Phone" />
          {thankYou.call}
        </Button>
      </Ways>
    </>
  );
}
