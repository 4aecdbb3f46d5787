import { styled } from '@mui/material/styles';
import { Component, useLayoutEffect, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Section } from '#components/Section.tsx';
import { Prose } from '#components/Prose.tsx';
import { update } from '#content/update.ts';
import type { NetworkState } from '#features/outbox-status/network-watch.ts';
import { useNetwork } from '#features/outbox-status/use-network.ts';
import { isMissing, setSaidInPage } from '../worker/update-store.ts';
import { focusMain, toHeight } from './go-to.ts';

const Words = styled(Prose)(({ theme }) => ({
  '& > h1': { ...theme.typography.h2, margin: 0 },
}));

/**
 * Stands in for a page whose code could not be loaded, so that it is never blank: after an update
 * of the site, or without network. Other errors go on to whoever deals with them.
 */
export class PageBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isMissing(error)) return <MissingPage />;
    throw error;
  }
}

function wordsOf(network: NetworkState) {
  const { notHere, missingPart } = update;
  if (network === 'lost') return notHere;
  return network === 'unreachable' ? { ...notHere, text: notHere.unreachable } : missingPart;
}

function MissingPage() {
  useLayoutEffect(() => {
    toHeight(0);
    focusMain();
    setSaidInPage(true);
    return () => setSaidInPage(false);
  }, []);
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
