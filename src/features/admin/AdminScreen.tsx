import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { signIn } from '#content/admin/app.ts';
import type { ToWorker } from '#contract/worker-messages.ts';
import { tellWorker } from '#lib/browser-page.ts';
import { phone } from '#theme/tokens.ts';
import { useLeadEvents } from './api/lead-data.ts';
import { watchPresses } from './api/press.ts';
import { startBadge } from './badge.ts';
import { startSendingMessages } from './capsules/messages.ts';
import { WaitingMessages } from './capsules/WaitingMessages.tsx';
import { WaitingChanges } from './changes/WaitingChanges.tsx';
import { startSending } from './changes/changes.ts';
import { useKeptOverview } from './website/use-website.ts';
import { startSendingWebsite } from './website/website.ts';
import { ReadOnlyAdmin } from './offline/ReadOnly.tsx';
import { useCache, useKeepCache } from './offline/keep-cache.ts';
import { Gate } from './session/Gate.tsx';
import { useIsOwner, useSession, useSessionCheck } from './session/session.ts';
import { CardText } from './shared/elements.tsx';
import { Notice } from './shared/Notice.tsx';
import { AdminFrame } from './shell/AdminFrame.tsx';
import { type AdminScreenId, isForOwners } from './shell/ScreenLinks.tsx';

/** Screens that show cached leads while the server is unreachable. */
const LEADS: readonly AdminScreenId[] = ['dashboard', 'leads'];

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  paddingBlock: theme.spacing(4, 3),
  [phone]: { paddingBlock: theme.spacing(2, 1) },
}));

/** A screen of the admin: the sign-in, or frame, heading and content. */
export function AdminScreen({
  current,
  h1,
  lead,
  action,
  worksOffline = false,
  withoutServer,
  children,
}: {
  current: AdminScreenId;
  /** Null if the content has a heading of its own. */
  h1: string | null;
  lead?: string;
  /** Next to the heading, once signed in. */
  action?: ReactNode;
  /** Whether the content copes without the server, once this device has seen it. */
  worksOffline?: boolean;
  /** Content on a static host. */
  withoutServer: ReactNode;
  children: ReactNode;
}) {
  useSessionCheck();
  // Fetched in advance: when the server is down, a toast must still be able to say so.
  useEffect(() => {
    void import('#components/toast/ToastHost.tsx').catch(() => undefined);
  }, []);
  useKeepCache();
  useEffect(watchPresses, []);
  useEffect(startBadge, []);
  useEffect(startSending, []);
  useEffect(startSendingMessages, []);
  useEffect(startSendingWebsite, []);
  useLeadEvents();
  const state = useSession();
  const isOwner = useIsOwner();
  useEffect(() => {
    if (state === 'signed_in') keepAdminParts();
  }, [state]);
  const cached = useCache(state === 'unreachable');
  const isKept = Boolean(useKeptOverview(worksOffline && state === 'unreachable'));
  const isInside = state === 'signed_in' || state === 'no_server' || cached || isKept;
  return (
    <AdminFrame
      current={isInside ? current : null}
      head={
        h1 === null ? null : (
          <Head>
            <div>
              <Typography variant="h2" component="h1">
                {h1}
              </Typography>
              {lead === undefined ? null : (
                <Typography variant="body2" sx={{ mt: 0.5 }}>
                  {lead}
                </Typography>
              )}
            </div>
            {state === 'signed_in' ? action : null}
          </Head>
        )
      }
    >
      <WaitingChanges />
      <WaitingMessages />
      <Gate
        withoutServer={withoutServer}
        worksOffline={isKept}
        offline={
          cached ? <ReadOnlyAdmin cached={cached} showsLeads={LEADS.includes(current)} /> : null
        }
      >
        {isForOwners(current) && !isOwner ? (
          <Notice title={signIn.ownersOnly.title}>
            <CardText>{signIn.ownersOnly.text}</CardText>
          </Notice>
        ) : (
          children
        )}
      </Gate>
    </AdminFrame>
  );
}

const message: ToWorker = { type: 'CACHE_OWNERS' };

/** Has the worker cache the admin's screens and code, which visitors' phones do not cache. */
export function keepAdminParts(): void {
  void tellWorker(message);
}
