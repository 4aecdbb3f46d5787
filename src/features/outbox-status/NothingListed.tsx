import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { ActionButton, ActionLink } from '#components/ActionButton.tsx';
import { requests } from '#content/requests.ts';
import { business } from '#content/business.ts';
import { thankYou } from '#content/thank-you.ts';
import { sizes } from '#theme/tokens.ts';
import { refreshOutbox } from './outbox-store.ts';
import { SetAsideNote } from './SetAsideNote.tsx';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  maxWidth: sizes.measure,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0 },
}));

const QuoteLink = ActionLink.withComponent(Link);

/** What stands in the place of the list when there is none: nothing sent, no storage, not readable. */
export function NothingListed({ reason }: { reason: 'empty' | 'unavailable' | 'failed' }) {
  if (reason === 'failed') {
    return (
      <Block role="status">
        <p>{requests.loadFailed}</p>
        <ActionButton type="button" emphasis="line" onClick={() => void refreshOutbox()}>
          {requests.buttons.readAgain}
        </ActionButton>
      </Block>
    );
  }
  const { title, text } = requests[reason];
  return (
    <Block role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      {reason === 'empty' ? (
        <>
          <SetAsideNote />
          <QuoteLink to={requests.empty.link.href}>{requests.empty.link.label}</QuoteLink>
        </>
      ) : (
        <ActionLink href={business.phone.href}>{thankYou.call}</ActionLink>
      )}
    </Block>
  );
}
