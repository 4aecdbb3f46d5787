import FormHelperText from '@mui/material/FormHelperText';
import { network } from '#content/shell.ts';
import { useSendsWhenClosed } from './use-capabilities.ts';
import { useNetwork } from './use-network.ts';
import { useOutbox } from './use-outbox.ts';

/** Says, while requests do not get through, what becomes of one that is sent now; nothing where none can be kept. */
export function SendsLater() {
  const state = useNetwork();
  const whenClosed = useSendsWhenClosed();
  const { status } = useOutbox();
  if (state !== 'lost' && state !== 'unreachable') return null;
  if (status === 'unavailable' || status === 'failed') return null;
  const { lost, unreachable, byItself, whileOpen } = network.beforeSend;
  return (
    <FormHelperText>
      {state === 'lost' ? lost : unreachable} {whenClosed ? byItself : whileOpen}
    </FormHelperText>
  );
}
