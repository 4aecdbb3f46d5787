import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import { VisuallyHidden } from '#components/text.tsx';
import { useStore } from '#components/use-store.ts';
import { network } from '#content/shell.ts';
import { waitingWords } from '#content/waiting.ts';
import { prospectStore } from '#outbox/core/capabilities.ts';
import { networkStore } from '#outbox/page/network.ts';
import type { NetworkState } from '#outbox/page/network.ts';
import { outboxStore, waitingCount } from '#outbox/page/view.ts';
import { sizes, type as typeScale } from '#theme/tokens.ts';

/** How long the whole sentence stands before it folds into a tab, in milliseconds. */
const SENTENCE_MS = 8_000;

const Place = styled('div')({ position: 'relative', '@media print': { display: 'none' } });

const Strip = styled(Typography)(({ theme }) => ({
  padding: `${theme.spacing(0.75)} ${sizes.gutter}`,
  borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  backgroundColor: theme.vars.palette.brand.ochreWash,
  color: theme.vars.palette.brand.ochre,
  fontSize: typeScale.small,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  textWrap: 'balance',
}));

/** Hangs from the bar's lower edge and leaves the breadcrumbs beside it free. */
const Tab = styled(Strip)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: sizes.gutter,
  padding: theme.spacing(0, 1),
  border: `${sizes.hairline} solid currentcolor`,
  borderTop: 0,
  borderRadius: `0 0 ${sizes.corner}px ${sizes.corner}px`,
  fontSize: typeScale.note,
}));

/**
 * Says quietly that requests do not get through, and that they do again; empty otherwise. For the
 * lower edge of the fixed bar, which makes room for it; the sentence folds into a small tab once it
 * has been read. Announced politely, gone by itself.
 */
export function NetworkStrip() {
  const state = useStore(networkStore);
  const cut = wordsOf(state);
  const waiting = waitingCount(useStore(outboxStore));
  const back = returnOf(state);
  const words = back && waiting > 0 ? `${back} ${network.sendingWaiting(waiting)}` : back;
  return (
    <Place>
      <VisuallyHidden role="status">{cut?.strip ?? words}</VisuallyHidden>
      {cut ? <Lost key={cut.tab} words={cut} /> : null}
      {words ? <Strip aria-hidden>{words}</Strip> : null}
    </Place>
  );
}

type Words = { readonly strip: string; readonly tab: string };

function wordsOf(state: NetworkState): Words | null {
  if (state === 'lost') return network;
  return state === 'unreachable' ? network.unreachable : null;
}

function returnOf(state: NetworkState): string {
  if (state === 'back') return network.back;
  return state === 'answering' ? network.unreachable.back : '';
}

function Lost({ words }: { words: Words }) {
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFolded(true), SENTENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return folded ? <Tab aria-hidden>{words.tab}</Tab> : <Strip aria-hidden>{words.strip}</Strip>;
}

/** Comes up at any moment: above Send it would push the button away under a press. */
const BelowSend = styled(FormHelperText)({ order: 1 });

/** Says, while requests do not get through, what becomes of one that is sent now; nothing where none can be kept. */
export function SendsLater() {
  const state = useStore(networkStore);
  const { beforeSend } = waitingWords(useStore(prospectStore));
  const { status } = useStore(outboxStore);
  if (state !== 'lost' && state !== 'unreachable') return null;
  if (status === 'unavailable' || status === 'failed') return null;
  const { lost, unreachable } = network.beforeSend;
  return (
    <BelowSend>
      {state === 'lost' ? lost : unreachable} {beforeSend}
    </BelowSend>
  );
}
