import { styled } from '@mui/material/styles';
import { Component, useLayoutEffect, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { PageLink } from '#components/PageLink.tsx';
import { Section } from '#components/Section.tsx';
import { Prose } from '#components/Prose.tsx';
import { business } from '#content/business.ts';
import { update } from '#content/update.ts';
import type { OutboxView } from '#features/outbox-status/outbox-store.ts';
import { useWholeOutbox } from '#features/outbox-status/use-outbox.ts';
import type { NetworkState } from '#features/outbox-status/network-watch.ts';
import { useNetwork } from '#features/outbox-status/use-network.ts';
import { isMissing, setSaidInPage } from '../worker/update-store.ts';
import { focusMain, toHeight } from './go-to.ts';

const Words = styled(Prose)(({ theme }) => ({
  '& > h1': { ...theme.typography.h2, margin: 0 },
}));

type Props = { readonly path: string; readonly children: ReactNode };

/**
 * Shown in place of a page whose code could not be loaded, so that it is never blank: after an
 * update of the site, or offline. Other errors are rethrown.
 */
export class PageBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isMissing(error)) throw error;
    return this.props.path === CONFIRMATION_PATH ? <MissingConfirmation /> : <MissingPage />;
  }
}

function wordsOf(network: NetworkState) {
  const { notHere, missingPart } = update;
  if (network === 'lost') return notHere;
  return network === 'unreachable' ? { ...notHere, text: notHere.unreachable } : missingPart;
}

const CONFIRMATION_PATH = '/thank-you';

/** The state of this browser's newest request, shown while the page for it is unavailable. */
function confirmationOf(view: OutboxView): string {
  const { states } = update.confirmation;
  const state = view.status === 'ready' ? view.rows[0]?.state : undefined;
  if (state === 'delivered') return states.delivered;
  return state === 'pending' || state === 'sending' ? states.waiting : states.other;
}

/**
 * The confirmation without its page: a visitor who has just sent something must not read about a
 * failure.
 */
function MissingConfirmation() {
  const { title, link, call } = update.confirmation;
  const view = useWholeOutbox();
  useArrival();
  return (
    <Section>
      <Words>
        <h1>{title}</h1>
        <p role="status">{view.status === 'unread' ? '' : confirmationOf(view)}</p>
        <p>
          <PageLink to={link.href}>{link.label}</PageLink>
        </p>
        <p>
          <MuiLink href={business.phone.href}>{call}</MuiLink>
        </p>
      </Words>
    </Section>
  );
}

function useArrival(): void {
  useLayoutEffect(() => {
    toHeight(0);
    focusMain();
    setSaidInPage(true);
    return () => setSaidInPage(false);
  }, []);
}

function MissingPage() {
  useArrival();
  const { title, text, button } = wordsOf(useNetwork());
  return (
    <Section>
      <Words role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <Button type="button" onClick={() => location.reload()}>
            {button}
          </Button>
        </p>
      </Words>
    </Section>
  );
}
