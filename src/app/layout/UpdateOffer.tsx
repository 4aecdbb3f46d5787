import { useState, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { OfferCard } from '#components/OfferCard.tsx';
import { update } from '#content/update.ts';
import { isPartMissing, subscribeUpdate, waitingVersion } from '../worker/update-store.ts';

const none = () => null;
const no = () => false;

/** Whether there is something to say about the site's version. */
export function useUpdateOffered(): 'missing-part' | 'waiting' | null {
  const accept = useSyncExternalStore(subscribeUpdate, waitingVersion, none);
  const missing = useSyncExternalStore(subscribeUpdate, isPartMissing, no);
  if (missing) return 'missing-part';
  return accept ? 'waiting' : null;
}

/** Offers a new version, or the reload that an outdated page needs. Never forces it. */
export function UpdateOffer({ kind }: { kind: 'missing-part' | 'waiting' }) {
  const [put, setPut] = useState(false);
  if (put) return null;
  const missing = kind === 'missing-part';
  const words = missing ? update.missingPart : update;
  return (
    <OfferCard
      label={update.landmark}
      title={words.title}
      actions={
        <>
          <Button
            type="button"
            onClick={() => (missing ? location.reload() : waitingVersion()?.())}
          >
            {words.button}
          </Button>
          <Button type="button" variant="text" onClick={() => setPut(true)}>
            {update.later}
          </Button>
        </>
      }
    >
      <Typography variant="inherit">{words.text}</Typography>
    </OfferCard>
  );
}
