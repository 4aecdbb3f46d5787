import styled from '@emotion/styled';
import type { ErrorEntry } from '#contract/admin.ts';
import { ActionButton } from '#components/ActionButton.tsx';
import { Stamp } from '#components/Prose.tsx';
import { errorLog, severityLabels } from '#content/admin/error-log.ts';
import { sizes } from '#theme/tokens.ts';
import { formatMoment } from '../parts/format.ts';
import { ButtonRow, Disclosure, Facts, Raw } from '../parts/table.ts';

const words = errorLog.page;

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(2),
  borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  '& h2': { ...theme.typography.body1, fontWeight: 650, margin: 0, overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.body2, margin: 0 },
  '&[data-resolved]': { color: theme.vars.palette.stone.inkSoft },
}));

/** One cause of errors: how often, where, and what visitors wrote about it. */
export function ErrorReport({
  entry,
  onResolve,
  onRemove,
}: {
  entry: ErrorEntry;
  onResolve: () => void;
  onRemove: () => void;
}) {
  return (
    <Item data-resolved={entry.resolved ? '' : undefined}>
      <h2>{entry.message}</h2>
      <p>
        <Stamp>{entry.resolved ? words.resolved : severityLabels[entry.severity]}</Stamp>{' '}
        {words.times(entry.count)}, {words.last}{' '}
        <time dateTime={entry.lastSeenAt}>{formatMoment(entry.lastSeenAt)}</time>, {entry.url}
      </p>
      {entry.feedback.length === 0 ? null : (
        <div>
          <p>{words.feedback}:</p>
          <ul>
            {entry.feedback.map((one) => (
              <li key={`${one.receivedAt} ${one.feedback}`}>
                {formatMoment(one.receivedAt)}: {one.feedback}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Disclosure>
        <summary>{words.stack}</summary>
        <Facts>
          <dt>{words.first}</dt>
          <dd>{formatMoment(entry.firstSeenAt)}</dd>
          <dt>{words.agent}</dt>
          <dd>{entry.userAgent}</dd>
        </Facts>
        <Raw>{entry.stack ?? entry.userMessage}</Raw>
      </Disclosure>
      <ButtonRow>
        <ActionButton type="button" emphasis="line" onClick={onResolve}>
          {entry.resolved ? words.buttons.reopen : words.buttons.resolve}
        </ActionButton>
        <ActionButton type="button" emphasis="bare" onClick={onRemove}>
          {words.buttons.remove}
        </ActionButton>
      </ButtonRow>
    </Item>
  );
}
