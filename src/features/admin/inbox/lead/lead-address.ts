import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LEADS_SCREEN, leadScreen, NEW_LEAD_SCREEN } from '#contract/paths.ts';
import { dialled } from '#contract/phone.ts';
import { noteFailure } from '../../session/session.ts';
import { loadLead } from '../lead-calls.ts';

const PREFIX = `${LEADS_SCREEN}/`;

/** The id of the lead whose screen is open; null on the list and where a lead is entered. */
export function useOpenLead(): string | null {
  const { pathname } = useLocation();
  return pathname.startsWith(PREFIX) && pathname !== NEW_LEAD_SCREEN
    ? decoded(pathname.slice(PREFIX.length))
    : null;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part) || null;
  } catch {
    return null;
  }
}

/** Whether the owner is entering a lead. */
export function useIsAdding(): boolean {
  return useLocation().pathname === NEW_LEAD_SCREEN;
}

/** The address of a lead, or of the list for null, with the list's view and filters. */
export function useLeadAddress(): (id: string | null) => string {
  const { search, hash } = useLocation();
  return (id) => `${id === null ? LEADS_SCREEN : leadScreen(id)}${search}${hash}`;
}

const OLD = 'lead';
const CALL = 'call';

/**
 * Notifications and e-mails of earlier releases name their lead in the query: goes to its screen.
 * Then calls, if 'Call' was pressed on a notification.
 */
export function useLinkedLead(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = useOpenLead();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const id = query.get(OLD) ?? open;
    const isCalled = query.has(CALL);
    if (id === null || (!isCalled && !query.has(OLD))) return;
    query.delete(OLD);
    // Removed first, so that going back to this page does not call again.
    query.delete(CALL);
    void navigate({ pathname: leadScreen(id), search: `${query}` }, { replace: true });
    if (isCalled) void callUp(id);
  }, [search, open, navigate]);
}

async function callUp(id: string): Promise<void> {
  try {
    const { phone } = await loadLead(id, new AbortController().signal);
    if (phone !== '') window.location.assign(`tel:${dialled(phone)}`);
  } catch (error) {
    noteFailure(error);
  }
}

/** Whether there is room for the list and a lead side by side. */
export function useIsSplit(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'));
}
