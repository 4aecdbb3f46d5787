import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { requests } from '#content/requests.ts';
import type { SubmissionState } from '#outbox/core/schedule.ts';
import type { Colour } from '#theme/tokens.ts';

const INKS: Readonly<Record<SubmissionState, Colour>> = {
  pending: 'ochre',
  sending: 'harbour',
  paused: 'ochre',
  parked: 'alarm',
  delivered: 'eucalypt',
  unconfirmed: 'eucalypt',
};

const BACKGROUNDS: Readonly<Record<SubmissionState, Colour>> = {
  pending: 'ochreWash',
  sending: 'sandstoneWash',
  paused: 'ochreWash',
  parked: 'alarmWash',
  delivered: 'eucalyptWash',
  unconfirmed: 'eucalyptWash',
};

const Mark = styled(Chip, { shouldForwardProp: (prop) => prop !== 'state' })<{
  state: SubmissionState;
}>(({ theme, state }) => ({
  color: theme.vars.palette.brand[INKS[state]],
  backgroundColor: theme.vars.palette.brand[BACKGROUNDS[state]],
  letterSpacing: '0.04em',
  '& > span': { padding: theme.spacing(0.25, 1) },
}));

/** The state of a request as a stamped mark. */
export function StateMark({ state }: { state: SubmissionState }) {
  return <Mark state={state} label={requests.states[state].label} />;
}
