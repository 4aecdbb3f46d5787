import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { apiErrorTexts } from '#content/admin/api-errors.ts';
import { entryWords as words } from '#content/admin/website/entry.ts';
import { entryForm } from '#content/admin/website/form.ts';
import { apiErrorCodes } from '#contract/api-error.ts';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import { ButtonRow, CardText } from '../shared/elements.tsx';
import { Notice } from '../shared/Notice.tsx';
import { dropRow, isWaiting } from './website.ts';

/** Whether a row only takes its entry off the website: there is nothing to edit. */
export const saysNothing = ({ send }: WebsiteRow): boolean => send?.state === 'withdrawn';

/** That the server did not accept a row, and why. */
export function Refusal({
  refusal,
  hasText = true,
  children,
}: Pick<WebsiteRow, 'refusal'> & { hasText?: boolean; children?: ReactNode }) {
  if (refusal === undefined) return null;
  const code = apiErrorCodes.find((one) => one === refusal.code) ?? 'internal';
  const reason = apiErrorTexts[code];
  return (
    <Notice tone="wrong" role="alert" title={entryForm.failed.title}>
      {hasText ? <CardText>{entryForm.failed.text(reason)}</CardText> : null}
      {hasText || Object.keys(refusal.fields).length > 0 ? null : <CardText>{reason}</CardText>}
      {children}
    </Notice>
  );
}

/** That another tab has changed the entry of an open form, and the choice between the two. */
export function OtherTab({ onLoad, onKeep }: { onLoad: () => void; onKeep: () => void }) {
  const { title, text, load, keep } = entryForm.otherTab;
  return (
    <Notice tone="wrong" role="alert" title={title}>
      <CardText>{text}</CardText>
      <ButtonRow>
        <Button type="button" variant="outlined" onClick={onLoad}>
          {load}
        </Button>
        <Button type="button" variant="outlined" onClick={onKeep}>
          {keep}
        </Button>
      </ButtonRow>
    </Notice>
  );
}

/** How the version on this device stands; without `onEdit` it can only be stopped. */
export function RowNotice({
  row,
  onEdit,
}: {
  row: WebsiteRow;
  onEdit?: ((row: WebsiteRow) => void) | undefined;
}) {
  const drop = () => void dropRow(row.id);
  if (row.overtaken === true) {
    return (
      <Notice tone="wrong" role="alert" title={words.overtaken.title}>
        <CardText>{words.overtaken.text}</CardText>
        <Button type="button" variant="outlined" onClick={drop}>
          {words.overtaken.button}
        </Button>
      </Notice>
    );
  }
  if (row.refusal !== undefined) {
    return (
      <Refusal refusal={row.refusal} hasText={!saysNothing(row)}>
        {Object.entries(row.refusal.fields).map(([name, message]) => (
          <CardText key={name}>{message}</CardText>
        ))}
        <Button type="button" variant="outlined" onClick={drop}>
          {words.drop.button}
        </Button>
      </Refusal>
    );
  }
  if (!isWaiting(row)) return null;
  const isStopped = onEdit === undefined || saysNothing(row);
  return (
    <Notice tone="waiting" title={words.waiting.title}>
      <CardText>{words.waiting.text}</CardText>
      <Button type="button" variant="outlined" onClick={() => (isStopped ? drop() : onEdit(row))}>
        {isStopped ? words.waiting.stop : words.waiting.edit}
      </Button>
    </Notice>
  );
}
