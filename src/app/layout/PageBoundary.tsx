import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled, keyframes } from '@mui/material/styles';
import { Component, useLayoutEffect, useState, type ReactNode } from 'react';
import { PageLink } from '#components/PageLink.tsx';
import { Prose, VisuallyHidden } from '#components/text.tsx';
import { Section, Measure } from '#components/Section.tsx';
import { useStore } from '#components/use-store.ts';
import { business } from '#content/business.ts';
import { navigationText } from '#content/navigation.ts';
import { update } from '#content/shell.ts';
import { waitingWords } from '#content/waiting.ts';
import { OTHER_FIRM } from '#contract/content/other-firm.ts';
import type { Prospect } from '#contract/waiting.ts';
import { prospectStore } from '#outbox/core/capabilities.ts';
import { isCut, networkStore, probeNetwork, type NetworkState } from '#outbox/page/network.ts';
import { wholeOutbox, type OutboxView } from '#outbox/page/view.ts';
import { motion, sizes } from '#theme/tokens.ts';
import { isMissing, setSaidInPage } from '../worker/update-store.ts';
import { focusMain, toHeight } from './go-to.ts';

const Words = styled(Prose)(({ theme }) => ({
  '& > h1': { ...theme.typography.h2, margin: 0 },
}));

type Props = { readonly path: string; readonly children: ReactNode };

/**
 * Shown in place of a page whose code could not be loaded, so that it is never blank: after an
 * update of the site, or offline. A page that another firm has published by now is opened as a document.
 * Other errors are rethrown.
 */
export class PageBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof Error && error.message === OTHER_FIRM) return <PageOfOtherFirm />;
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
function confirmationOf(view: OutboxView, prospect: Prospect): string {
  const { states } = update.confirmation;
  const state = view.status === 'ready' ? view.rows[0]?.state : undefined;
  if (state === 'delivered') return states.delivered;
  const isWaiting = state === 'pending' || state === 'sending';
  return isWaiting ? waitingWords(prospect).withoutPage : states.other;
}

/**
 * The confirmation without its page: a visitor who has just sent something must not read about a
 * failure.
 */
function MissingConfirmation() {
  const { title, link, call } = update.confirmation;
  const view = useStore(wholeOutbox);
  const prospect = useStore(prospectStore);
  useArrival();
  return (
    <Section>
      <Words>
        <h1>{title}</h1>
        <p role="status">{view.status === 'unread' ? '' : confirmationOf(view, prospect)}</p>
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
  const { title, text, button } = wordsOf(useStore(networkStore));
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

/** Whether this document came by a reload: another one would bring the same. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/** The address is already that of the page. A server that publishes another firm starts again. */
function PageOfOtherFirm() {
  const [isLeftToVisitor] = useState(wasReloaded);
  useLayoutEffect(() => {
    if (isLeftToVisitor) return;
    void probeNetwork().then((network) => isCut(network) || location.reload());
  }, [isLeftToVisitor]);
  const isOff = isCut(useStore(networkStore));
  return isLeftToVisitor || isOff ? <MissingPage /> : <PageFallback />;
}

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Longer than a page takes that is already on the device: those show no skeleton. */
const Delayed = styled('div')(({ theme }) => ({
  minHeight: '100vh',
  paddingBlock: sizes.sectionY,
  animation: `${appear} ${motion.slow} ${motion.ease} ${motion.slow} both`,
  '& > div': { display: 'grid', gap: theme.spacing(2) },
}));

const Line = styled('span', { shouldForwardProp: (prop) => prop !== 'length' })<{ length: number }>(
  ({ theme, length }) => ({
    display: 'block',
    width: `${length}%`,
    height: theme.spacing(3),
    backgroundColor: theme.vars.palette.brand.sandstoneWash,
    border: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  }),
);

/**
 * Placeholder while a page's code is loading; scrolled to its top wherever the previous page was
 * left.
 */
export function PageFallback() {
  useLayoutEffect(() => toHeight(0), []);
  return (
    <Delayed>
      <Measure>
        <VisuallyHidden role="status">{navigationText.loading}</VisuallyHidden>
        {[45, 80, 72, 76, 38].map((length) => (
          <Line key={length} length={length} />
        ))}
      </Measure>
    </Delayed>
  );
}
