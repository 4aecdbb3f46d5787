import styled from '@emotion/styled';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ActionLink } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { thankYou } from '#content/thank-you.ts';
import { sendsWhenClosed } from './abilities.ts';
import { StatusSlab } from './StatusSlab.tsx';
import { Receipt } from './Receipt.tsx';
import { standingOf, submissionIdIn, toneOf, type Standing } from './standing.ts';
import { useWholeOutbox } from './use-outbox.ts';

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  marginTop: theme.spacing(2),
  marginInlineStart: '-0.5em',
}));

/** What is known, and no more: some browsers send only while the site is open. */
function wordsOf(current: Standing): { readonly title: string; readonly text: string } {
  if (current === null) return thankYou.checking;
  const words = thankYou.standing[current.standing];
  const onlyOpen = current.standing === 'waiting' && !sendsWhenClosed();
  return onlyOpen ? { ...words, text: thankYou.waitingOnlyOpen } : words;
}

const RequestsLink = ActionLink.withComponent(Link);

/**
 * How the lead that was just sent stands: the truth, live (specification 1-§2.8). Prerendered as
 * not yet known.
 */
export function ThankYouStatus() {
  const id = submissionIdIn(useLocation().state);
  const current = standingOf(useWholeOutbox(), id);
  const words = wordsOf(current);
  const parked = current?.standing === 'parked';
  return (
    <>
      <StatusSlab tone={toneOf(current)}>
        {/* New words, not old ones that move. */}
        <Fragment key={words.title}>
          <h2>{words.title}</h2>
          <p>{words.text}</p>
          {current?.row?.state === 'delivered' ? <Receipt row={current.row} /> : null}
        </Fragment>
      </StatusSlab>
      <Ways>
        <RequestsLink to={thankYou.requestsLink.href} emphasis="bare">
          {parked ? thankYou.correct : thankYou.requestsLink.label}
        </RequestsLink>
        <ActionLink href={business.phone.href} emphasis="bare">
          <Icon name="Phone" />
          {thankYou.call}
        </ActionLink>
      </Ways>
    </>
  );
}
