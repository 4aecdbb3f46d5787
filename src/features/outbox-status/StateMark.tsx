import styled from '@emotion/styled';
import { requests } from '#content/requests.ts';
import type { SubmissionState } from '#outbox/states.ts';
import type { Colour } from '#theme/tokens.ts';
import { sizes, type as typeScale } from '#theme/tokens.ts';

const INKS: Readonly<Record<SubmissionState, Colour>> = {
  pending: 'ochre',
  sending: 'harbour',
  paused: 'ochre',
  parked: 'alarm',
  delivered: 'eucalypt',
  unconfirmed: 'eucalypt',
};

const GROUNDS: Readonly<Record<SubmissionState, Colour>> = {
  pending: 'ochreWash',
  sending: 'sandstoneWash',
  paused: 'ochreWash',
  parked: 'alarmWash',
  delivered: 'eucalyptWash',
  unconfirmed: 'eucalyptWash',
};

const Mark = styled('span', { shouldForwardProp: (prop) => prop !== 'state' })<{
  state: SubmissionState;
}>(({ theme, state }) => ({
  padding: theme.spacing(0.25, 1),
  border: `${sizes.joint} solid currentcolor`,
  borderRadius: sizes.corner,
  color: theme.vars.palette.stone[INKS[state]],
  backgroundColor: theme.vars.palette.stone[GROUNDS[state]],
  fontSize: typeScale.note,
  fontWeight: 650,
  letterSpacing: '0.04em',
}));

/** The state of a request as a stamped mark. */
export function StateMark({ state }: { state: SubmissionState }) {
  return <Mark state={state}>{requests.states[state].label}</Mark>;
}
