import { Fragment, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import Paper from '@mui/material/Paper';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import Button from '@mui/material/Button';
import { Icon } from '#components/Icon.tsx';
import { RouterLink } from '#components/PageLink.tsx';
import { business } from '#content/business.ts';
import {
  deliveredWords,
  thankYou,
  unconfirmedWords,
  type StatusWords,
} from '#content/thank-you.ts';
import { useStore } from '#components/use-store.ts';
import { waitingWords } from '#content/waiting.ts';
import type { Prospect } from '#contract/waiting.ts';
import { isAppleTouch, prospectStore } from '#outbox/core/capabilities.ts';
import { networkStore } from '#outbox/page/network.ts';
import { wholeOutbox } from '#outbox/page/view.ts';
import type { NetworkState } from '#outbox/page/network.ts';
import { sizes } from '#theme/tokens.ts';
import { FactList, Facts, Receipt } from './Receipt.tsx';
import { WaitingWays } from './WaitingWays.tsx';
import { type PageReceipt, receiptInPage } from './page-receipt.ts';
import {
  requestIn,
  sentOf,
  shownStateOf,
  submissionIdIn,
  toneOf,
  type ShownSubmission,
  type Tone,
} from './shown-state.ts';

/** What is known, and no more: some browsers send only while the site is open. */
function wordsOf(current: ShownSubmission, prospect: Prospect, network: NetworkState): StatusWords {
  if (current === null) return thankYou.checking;
  const { row, state } = current;
  if (state === 'delivered') return deliveredWords(sentOf(row));
  if (state === 'unconfirmed') return unconfirmedWords(sentOf(row));
  if (state !== 'waiting') return thankYou.states[state];
  return {
    title: network === 'lost' ? thankYou.waitingForSignal : thankYou.waiting,
    text: waitingWords(prospect, isAppleTouch()).confirmation,
  };
}

/** How a lead stands, live, with its receipt. Prerendered as not yet known. */
export function LeadStatus({
  current,
  receipt = null,
}: {
  current: ShownSubmission;
  /** What the server wrote into the page of a lead that this phone does not know. */
  receipt?: PageReceipt | null;
}) {
  const known = wordsOf(current, useStore(prospectStore), useStore(networkStore));
  const words = receipt?.words ?? known;
  return (
    <StatusCard tone={receipt ? 'delivered' : toneOf(current)}>
      {/* New words, not old ones that move. */}
      <Fragment key={words.title}>
        <Typography variant="h3" component="h2">
          {words.title}
        </Typography>
        <Typography>{words.text}</Typography>
        {current?.state === 'delivered' ? <Receipt row={current.row} /> : null}
        {receipt ? <FactList facts={receipt.facts} /> : null}
      </Fragment>
    </StatusCard>
  );
}

const Card = styled(Paper, { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({
  theme,
  tone,
}) => {
  const { brand } = theme.vars.palette;
  const looks = {
    neutral: { background: brand.sandstoneWash, edge: brand.hairline },
    delivered: { background: brand.eucalyptWash, edge: brand.eucalypt },
    waiting: { background: brand.ochreWash, edge: brand.ochre },
    wrong: { background: brand.alarmWash, edge: brand.alarm },
  } as const;
  return {
    display: 'grid',
    maxWidth: sizes.measure,
    padding: theme.spacing(2.5, 3),
    backgroundColor: looks[tone].background,
    borderColor: looks[tone].edge,
    borderInlineStartWidth: theme.spacing(0.75),
    // Both lie in the one cell, so that it is as large as the larger of them.
    '& > *': {
      gridArea: '1 / 1',
      display: 'grid',
      alignContent: 'start',
      gap: theme.spacing(1),
      minWidth: 0,
    },
    '& > * > *': { margin: 0, textWrap: 'wrap' },
    '& h2, & [data-title]': { ...theme.typography.h3, textWrap: 'balance' },
  };
});

/** Takes up the room of words without being there for readers, searches and copying. */
const Room = styled('div')({
  visibility: 'hidden',
  '& > span': { display: 'block' },
  '& > span::before': { content: 'attr(data-words)' },
});

const { none } = thankYou.states;

/**
 * The card that says how a lead stands, announced politely. Whoever opens the page without having
 * sent anything finds it as large as it stays: nothing moves when that is known.
 */
export function StatusCard({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Card tone={tone}>
      <Room aria-hidden>
        <span data-title data-words={none.title} />
        <span data-words={none.text} />
      </Room>
      <div role="status">{children}</div>
    </Card>
  );
}

/** How the lead with this id stands, for a form whose page stays where it is; comes into view once. */
export function SentStatus({ id, homeScreen }: { id: string; homeScreen: ReactNode }): ReactNode {
  const current = shownStateOf(useStore(wholeOutbox), id);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <Box ref={place} sx={{ marginTop: 2.5 }}>
      <LeadStatus current={current} />
      <WaitingWays current={current} homeScreen={homeScreen} />
    </Box>
  );
}

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  marginTop: theme.spacing(2),
}));

/** Without script: the address says which of these is shown, and the server fills in the last. */
function StandingWithoutScript() {
  return (
    <noscript>
      {Object.entries(thankYou.noScript).map(([id, { title, text }]) => (
        <Card
          key={id}
          id={id}
          className="standing"
          tone={id === 'standing' ? 'neutral' : 'waiting'}
        >
          <div>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <Typography>{text}</Typography>
            {id === 'standing' ? <Facts /> : null}
          </div>
        </Card>
      ))}
    </noscript>
  );
}

/** How the lead that was just sent stands: the truth, live. */
export function ThankYouStatus({ homeScreen }: { homeScreen: ReactNode }) {
  const { state, search } = useLocation();
  const id = submissionIdIn(state) ?? requestIn(search);
  const current = shownStateOf(useStore(wholeOutbox), id);
  const parked = current?.state === 'parked';
  const isGone = current?.state === 'gone';
  const receipt = useMemo(() => (isGone ? receiptInPage() : null), [isGone]);
  return (
    <>
      <div className="needs-script">
        <LeadStatus current={current} receipt={receipt} />
        <WaitingWays current={current} homeScreen={homeScreen} />
      </div>
      <StandingWithoutScript />
      <Ways>
        <Button component={RouterLink} to={thankYou.requestsLink.href} variant="text">
          {parked ? thankYou.correct : thankYou.requestsLink.label}
        </Button>
        <Button href={business.phone.href} variant="text">
          <Icon name="Phone" />
          {thankYou.call}
        </Button>
      </Ways>
    </>
  );
}
