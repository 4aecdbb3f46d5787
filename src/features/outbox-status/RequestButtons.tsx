import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { ActionButton, ActionLink } from '#components/ActionButton.tsx';
import { business } from '#content/business.ts';
import { requestAsText, requests } from '#content/requests.ts';
import { envelopeOf } from '#outbox/actions.ts';
import type { Submission } from '#outbox/record.ts';
import { sizes, type as typeScale } from '#theme/tokens.ts';
import { describeRequest } from './describe-request.ts';
import { copyText, sendNow, tellWhenDelivered } from './request-actions.ts';
import { subscribeTelling, telling, unknownTelling, type Telling } from './telling.ts';

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

const Wish = styled(ActionButton)({ gridColumn: '1 / -1' });

const Told = styled('p')({ gridColumn: '1 / -1', maxWidth: sizes.measure });

/** Link that opens the phone's messages with the text filled in; both `?` and `&` as iOS wants them. */
function smsLink(text: string): string {
  return `sms:${business.mobile.international}?&body=${encodeURIComponent(text)}`;
}

/** What the visitor can do with a request, as far as its state allows. */
export function RequestButtons({
  row,
  onEdit,
  onDelete,
}: {
  row: Submission;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}) {
  const { buttons } = requests;
  const { id, state } = row;
  const waits = state === 'pending' || state === 'paused' || state === 'parked';
  const envelope = envelopeOf(row);
  const text = envelope && requestAsText(describeRequest(envelope));
  return (
    <div data-no-print>
      {waits ? (
        <Row>
          <ActionButton type="button" emphasis="line" onClick={() => void sendNow([id])}>
            {buttons.retry}
          </ActionButton>
          {envelope ? (
            <ActionButton
              type="button"
              emphasis={state === 'parked' ? 'action' : 'line'}
              onClick={() => onEdit(id)}
            >
              {buttons.edit}
            </ActionButton>
          ) : null}
        </Row>
      ) : null}
      <Ways>
        {text ? <OtherWays text={text} /> : null}
        {state === 'sending' ? null : (
          <ActionButton type="button" emphasis="bare" onClick={() => onDelete(id)}>
            {state === 'delivered' ? buttons.clear : buttons.delete}
          </ActionButton>
        )}
        {waits && state !== 'parked' ? <TellMe row={row} /> : null}
      </Ways>
    </div>
  );
}

/** Offers to tell of the delivery, or says how that stands. */
function TellMe({ row }: { row: Submission }) {
  const offer: Telling = useSyncExternalStore(subscribeTelling, telling, unknownTelling);
  if (offer === 'impossible') return null;
  if (offer === 'refused') return <Told>{requests.notificationsDenied}</Told>;
  if (row.notify) return <Told>{requests.willTell}</Told>;
  return (
    <Wish type="button" emphasis="bare" onClick={() => void tellWhenDelivered(row.id)}>
      {requests.buttons.notify}
    </Wish>
  );
}

function OtherWays({ text }: { text: string }) {
  const { buttons } = requests;
  return (
    <>
      <ActionLink href={business.phone.href} emphasis="bare">
        {buttons.call}
      </ActionLink>
      <ActionLink href={smsLink(text)} emphasis="bare">
        {buttons.sms}
      </ActionLink>
      <ActionButton type="button" emphasis="bare" onClick={() => void copyText(text)}>
        {buttons.copy}
      </ActionButton>
    </>
  );
}
