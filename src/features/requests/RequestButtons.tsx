import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useStore } from '#components/use-store.ts';
import { business } from '#content/business.ts';
import { requestAsText, requests } from '#content/requests.ts';
import type { Submission } from '#outbox/core/record.ts';
import { envelopeOf, noteHandedOver } from '#outbox/leads/actions.ts';
import { canWithdraw } from '#outbox/leads/withdrawals.ts';
import { sizes, type as typeScale } from '#theme/tokens.ts';
import { copyText, notifyWhenDelivered, sendNow } from './actions.ts';
import { describeRequest } from './describe.ts';
import { handedMessage, smsLink } from './hand-over.ts';
import { offerStore, promiseStore } from './notification-offer.ts';
import { useHanded } from './use-handed.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  fontSize: typeScale.small,
  '& > button': { paddingInline: '1em' },
}));

/** The quieter ways, words only, in two columns on a phone. */
const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  justifyContent: 'start',
  justifyItems: 'start',
  columnGap: theme.spacing(3),
  marginTop: theme.spacing(0.5),
  fontSize: typeScale.small,
  '& > button, & > a': { paddingInline: 0, justifyContent: 'start', textAlign: 'start' },
  [theme.breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap' },
}));

const NotifyButton = styled(Button)({ gridColumn: '1 / -1' });

const Hint = styled(Typography)({ gridColumn: '1 / -1', maxWidth: sizes.measure });

/** What the visitor can do with a request, as far as its state allows. */
export function RequestButtons({
  row,
  onEdit,
  onDelete,
}: {
  row: Submission;
  onEdit: (id: string) => void;
  onDelete: (id: string, isEverywhere: boolean) => void;
}) {
  const { buttons } = requests;
  const { id, state } = row;
  const waits = state === 'pending' || state === 'paused' || state === 'parked';
  const envelope = envelopeOf(row);
  const text = envelope && requestAsText(describeRequest(envelope), id);
  return (
    <div data-no-print>
      {waits ? (
        <Row>
          <Button type="button" variant="outlined" onClick={() => void sendNow([id])}>
            {buttons.retry}
          </Button>
          {envelope ? (
            <Button
              type="button"
              variant={state === 'parked' ? 'contained' : 'outlined'}
              onClick={() => onEdit(id)}
            >
              {buttons.edit}
            </Button>
          ) : null}
        </Row>
      ) : null}
      <Ways>
        {text ? <OtherWays row={row} text={text} /> : null}
        {state === 'sending' || state === 'withdrawn' ? null : (
          <Button type="button" variant="text" onClick={() => onDelete(id, false)}>
            {state === 'delivered' || state === 'kept' ? buttons.clear : buttons.delete}
          </Button>
        )}
        {state === 'delivered' && canWithdraw(row) ? (
          <Button type="button" variant="text" onClick={() => onDelete(id, true)}>
            {buttons.withdraw}
          </Button>
        ) : null}
        {waits && state !== 'parked' ? <NotifyMe row={row} /> : null}
      </Ways>
    </div>
  );
}

/** Offers to notify of the delivery, or says how that stands. */
function NotifyMe({ row }: { row: Submission }) {
  const offer = useStore(offerStore);
  const promise = useStore(promiseStore);
  if (offer === 'impossible') return null;
  if (offer === 'refused') return <Hint variant="inherit">{requests.notificationsDenied}</Hint>;
  if (row.notify) return <Hint variant="inherit">{promise}</Hint>;
  return (
    <NotifyButton type="button" variant="text" onClick={() => void notifyWhenDelivered(row.id)}>
      {requests.buttons.notify}
    </NotifyButton>
  );
}

/** Ways without the site. Where a server can read it, the SMS carries the whole request. */
function OtherWays({ row, text }: { row: Submission; text: string }) {
  const { buttons } = requests;
  const isForServer = row.destination.kind === 'server';
  const message = useHanded(row, isForServer ? handedMessage : nothing);
  const isWhole = message !== null && !message.isTooLong;
  return (
    <>
      <Button href={business.phone.href} variant="text">
        {buttons.call}
      </Button>
      <Button
        href={smsLink(isWhole ? message.text : text)}
        variant="text"
        // It may arrive from now on: a correction becomes a newer version.
        onClick={() => void (isWhole && noteHandedOver(row.id))}
      >
        {buttons.sms}
      </Button>
      <Button type="button" variant="text" onClick={() => void copyText(text)}>
        {buttons.copy}
      </Button>
    </>
  );
}

const nothing = async () => null;
