import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { locationWords as words } from '#content/admin/website/kinds.ts';
import { Quiet } from '../shared/elements.tsx';
import type { Typed } from './kinds/kind.ts';

const LIMIT_MS = 20_000;
/** Digits after the point: about ten metres. */
const DIGITS = 4;

type State = 'idle' | 'busy' | 'done' | 'refused' | 'failed';

/** Fills in where this device is. */
export function LocationButton({ onFound }: { onFound: (typed: Typed) => void }) {
  const [state, setState] = useState<State>('idle');
  const find = () => {
    setState('busy');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onFound({
          latitude: coords.latitude.toFixed(DIGITS),
          longitude: coords.longitude.toFixed(DIGITS),
        });
        setState('done');
      },
      ({ code }) =>
        setState(code === GeolocationPositionError.PERMISSION_DENIED ? 'refused' : 'failed'),
      { timeout: LIMIT_MS, enableHighAccuracy: true },
    );
  };
  const isWrong = state === 'refused' || state === 'failed';
  return (
    <div>
      <Button type="button" variant="outlined" disabled={state === 'busy'} onClick={find}>
        {state === 'busy' ? words.busy : words.button}
      </Button>
      <div aria-live="polite">
        {isWrong ? <FormHelperText error>{words[state]}</FormHelperText> : null}
        {state === 'done' ? <Quiet>{words.done}</Quiet> : null}
      </div>
    </div>
  );
}
