import { useEffect, useState } from 'react';
import { type ContentOverview, contentOverviewSchema } from '#contract/admin/content.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../api/call.ts';
import { type Remote, useRemote } from '../api/queries.ts';
import { useIsOwner, useSession } from '../session/session.ts';
import { type KeptOverview, keepOverview, readOverview } from './kept-overview.ts';
import { keepTexts } from './text-groups.ts';
import { WEBSITE_KEY } from './website.ts';

/** How often a publication that is under way is looked at, in milliseconds. */
const LOOK_AGAIN_MS = 1_500;

/** The website's entries, and whether the server has answered or this device remembers them. */
export type Website = {
  /** Null on a device that has never had an answer. */
  readonly overview: ContentOverview | null;
  readonly isOwner: boolean;
  /** Whether the server does not answer. */
  readonly isOffline: boolean;
};

/** The website's entries as the server has them. */
export const useOverview = () =>
  useRemote(WEBSITE_KEY, (signal) => call(contentOverviewSchema, paths.adminContent, { signal }));

/** The website's entries: the server's, else as this device last saw them. */
export function useWebsite(): { remote: Remote<Website>; retry: () => void } {
  const { remote, retry, reload } = useOverview();
  const isOwner = useIsOwner();
  const fresh = remote.status === 'ready' ? remote.value : null;
  const isAway = useSession() === 'unreachable';
  // Until the server has answered: a form that is open stays open.
  const kept = useKeptOverview(fresh === null);

  useEffect(() => {
    // Without storage the list needs the server.
    if (fresh !== null) keepOverview(fresh, isOwner).catch(() => undefined);
  }, [fresh, isOwner]);

  const content = fresh?.publication.content ?? null;
  useEffect(() => {
    if (content !== null) keepTexts(content).catch(() => undefined);
  }, [content]);

  useEffect(() => {
    if (fresh?.publication.state !== 'rendering') return undefined;
    const timer = setTimeout(reload, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [fresh, reload]);

  const ready = (value: Website) => ({ remote: { status: 'ready', value } as const, retry });
  if (fresh !== null) return ready({ overview: fresh, isOwner, isOffline: isAway });
  const isOffline = isAway || remote.status === 'failed';
  if (kept) return ready({ ...kept, isOffline });
  if (isAway && kept === null) return ready({ overview: null, isOwner, isOffline });
  const isFailed = remote.status === 'failed' && kept === null;
  return { remote: { status: isFailed ? 'failed' : 'loading' }, retry };
}

/** Undefined while it is being read, and while it is not wanted; null if there is none. */
export function useKeptOverview(isWanted: boolean): KeptOverview | null | undefined {
  const [kept, setKept] = useState<KeptOverview | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    readOverview().then(
      (found) => isShown && setKept(found),
      () => isShown && setKept(null),
    );
    return () => {
      isShown = false;
      setKept(undefined);
    };
  }, [isWanted]);
  return kept;
}
