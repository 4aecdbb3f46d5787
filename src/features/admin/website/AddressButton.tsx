import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { addressWords as words } from '#content/admin/website/kinds.ts';
import { type Place, placesSchema } from '#contract/admin/places.ts';
import { paths } from '#contract/paths.ts';
import { call, CallError } from '../api/call.ts';
import { noteFailure } from '../session/session.ts';
import { Quiet, ScreenStack } from '../shared/elements.tsx';
import type { EntryForm } from './fields.tsx';
import { joined, type Typed } from './kinds/kind.ts';

/** Digits after the point: about ten metres. */
const DIGITS = 4;
const OSM = 'https://www.openstreetmap.org/copyright';

type State =
  | { readonly is: 'idle' | 'busy' | 'done' }
  | { readonly is: 'problem'; readonly text: string }
  | { readonly is: 'choice'; readonly places: readonly Place[] };

/** Finds the coordinates of the address that is typed; the person chooses among what is found. */
export function AddressButton({
  form,
  onFound,
}: {
  form: EntryForm;
  onFound: (typed: Typed) => void;
}) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const find = async () => {
    const [locality = '', region = '', postcode = ''] = form.getValues([
      'locality',
      'state',
      'postcode',
    ]);
    if (locality.trim() === '') return setState({ is: 'problem', text: words.empty });
    setState({ is: 'busy' });
    return setState(await placesOf(joined(locality, region, postcode)));
  };
  const choose = ({ latitude, longitude }: Place) => {
    onFound({ latitude: latitude.toFixed(DIGITS), longitude: longitude.toFixed(DIGITS) });
    setState({ is: 'done' });
  };
  return (
    <ScreenStack>
      <div>
        <Button
          type="button"
          variant="outlined"
          disabled={state.is === 'busy'}
          onClick={() => void find()}
        >
          {state.is === 'busy' ? words.busy : words.button}
        </Button>
      </div>
      <div aria-live="polite">
        {state.is === 'problem' ? <FormHelperText error>{state.text}</FormHelperText> : null}
        {state.is === 'done' ? <Quiet>{words.done}</Quiet> : null}
        {state.is === 'choice' ? <Quiet>{words.choose}</Quiet> : null}
      </div>
      {state.is === 'choice'
        ? state.places.map((place) => (
            <Button
              key={`${place.name} ${place.latitude} ${place.longitude}`}
              type="button"
              variant="outlined"
              onClick={() => choose(place)}
            >
              {place.name}
            </Button>
          ))
        : null}
      <Quiet>
        {words.sent} <Link href={OSM}>{words.source}</Link>
      </Quiet>
    </ScreenStack>
  );
}

async function placesOf(address: string): Promise<State> {
  try {
    const answer = await call(placesSchema, paths.adminPlaces, {
      method: 'POST',
      body: { address },
    });
    if (answer.state !== 'found')
      return { is: 'problem', text: answer.state === 'busy' ? words.paused : words.failed };
    if (answer.places.length === 0) return { is: 'problem', text: words.none };
    return { is: 'choice', places: answer.places };
  } catch (error) {
    void noteFailure(error);
    const isAway = error instanceof CallError && error.reason === 'unreachable';
    return { is: 'problem', text: isAway ? words.unreachable : words.failed };
  }
}
