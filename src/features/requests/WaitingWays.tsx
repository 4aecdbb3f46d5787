import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useStore } from '#components/use-store.ts';
import { waitingWays } from '#content/waiting-ways.ts';
import { saveFile } from '#lib/browser-page.ts';
import { reminderFile } from '#lib/calendar.ts';
import { prospectStore } from '#outbox/core/capabilities.ts';
import { sizes, type as typeScale } from '#theme/tokens.ts';
import { HandOver } from './HandOver.tsx';
import type { ShownSubmission } from './shown-state.ts';

const Ways = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2.5),
  maxWidth: sizes.measure,
  marginTop: theme.spacing(3),
  '& p': { marginBlockStart: theme.spacing(0.75), fontSize: typeScale.small },
}));

/**
 * What can be done for a request that waits in a browser that sends nothing while the site is closed;
 * nothing in any other case. `homeScreen` offers the installation.
 */
export function WaitingWays({
  current,
  homeScreen,
}: {
  current: ShownSubmission;
  homeScreen: ReactNode;
}) {
  const id = useId();
  const { sends } = useStore(prospectStore);
  const isWaiting = current?.state === 'waiting' || current?.state === 'paused';
  if (sends !== 'when-open' || !isWaiting || current.row === null) return null;
  return (
    <Ways aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        {waitingWays.heading}
      </Typography>
      {homeScreen}
      <RemindMe id={current.row.id} />
      <HandOver row={current.row} />
    </Ways>
  );
}

function RemindMe({ id }: { id: string }) {
  const { label, text } = waitingWays.remind;
  return (
    <div>
      <Button type="button" variant="outlined" onClick={() => remind(id)}>
        {label}
      </Button>
      <Typography>{text}</Typography>
    </div>
  );
}

function remind(id: string): void {
  const { hour, title, entry, file } = waitingWays.remind;
  const now = new Date();
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, hour);
  const address = new URL('/requests', location.origin).href;
  const reminder = { id: `reminder-${id}`, at, title, text: entry(id), address };
  saveFile(reminderFile(reminder, now), file);
}
