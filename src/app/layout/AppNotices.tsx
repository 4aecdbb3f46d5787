import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OfferCard } from '#components/OfferCard.tsx';
import { usePart } from '#components/use-part.ts';
import { useStore } from '#components/use-store.ts';
import { update } from '#content/shell.ts';
import { InstallGate } from '#features/install/InstallGate.tsx';
import { lostStore } from '#outbox/core/lost-store.ts';
import { bars, layers, sizes } from '#theme/tokens.ts';
import { isPartMissing, waitingVersion } from '../worker/update-store.ts';

/** Whether there is something to say about the site's version. */
function useUpdateOffered(): 'missing-part' | 'waiting' | null {
  const accept = useStore(waitingVersion);
  const missing = useStore(isPartMissing);
  if (missing) return 'missing-part';
  return accept ? 'waiting' : null;
}

/** Offers a new version, or the reload that an outdated page needs. Never forces it. */
function UpdateOffer({ kind }: { kind: 'missing-part' | 'waiting' }) {
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
            onClick={() => (missing ? location.reload() : waitingVersion.get()?.())}
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

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: layers.bottomBar,
  insetInlineStart: 0,
  bottom: `var(${bars.bottom})`,
  display: 'flex',
  maxWidth: '100%',
  padding: `0 ${sizes.gutter} ${theme.spacing(1.5)}`,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '@media print': { display: 'none' },
}));

const THANK_YOU = '/thank-you';

const loadLost = () =>
  import('#features/requests/LostRequest.tsx').then(({ LostRequest }) => LostRequest);

/**
 * Notices above the bottom bar, one at a time, each dismissed with one press: a request that the
 * browser has erased first, then a new version of the site, then installing the app if `mayInstall`.
 */
export function AppNotices({ mayInstall }: { mayInstall: boolean }) {
  const offered = useUpdateOffered();
  const { pathname } = useLocation();
  const [lost = null] = useStore(lostStore);
  const { Part: LostRequest } = usePart(loadLost, lost && `${pathname} ${lost.id}`);
  return (
    <Place role="status">
      {lost && LostRequest ? (
        <LostRequest lost={lost} key={lost.id} />
      ) : offered ? (
        <UpdateOffer kind={offered} key={offered} />
      ) : (
        mayInstall && <InstallGate leadSent={pathname === THANK_YOU} pathname={pathname} />
      )}
    </Place>
  );
}
