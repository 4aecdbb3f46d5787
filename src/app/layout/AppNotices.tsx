import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { InstallGate } from '#features/install/InstallGate.tsx';
import { layers, sizes } from '#theme/tokens.ts';
import { UpdateOffer, useUpdateOffered } from './UpdateOffer.tsx';
import { bars } from '#theme/media.ts';

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

/**
 * Offers above the bottom bar, one at a time, each dismissed with one press: a new version of the
 * site first, then installing the app if `mayInstall`.
 */
export function AppNotices({ mayInstall }: { mayInstall: boolean }) {
  const offered = useUpdateOffered();
  const { pathname } = useLocation();
  return (
    <Place role="status">
      {offered ? (
        <UpdateOffer kind={offered} key={offered} />
      ) : (
        mayInstall && <InstallGate leadSent={pathname === THANK_YOU} pathname={pathname} />
      )}
    </Place>
  );
}
