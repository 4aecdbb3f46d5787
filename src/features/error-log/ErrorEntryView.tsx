import styled from '@emotion/styled';
import type { ErrorRecord } from '#contract/error-record.ts';
import { ActionButton } from '#components/ActionButton.tsx';
import { Stamp } from '#components/Prose.tsx';
import { errorLog, severityLabels } from '#content/admin/error-log.ts';
import { sizes, type } from '#theme/tokens.ts';
import { ErrorFeedback } from './ErrorFeedback.tsx';

const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(2),
  borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& form, & details': { width: '100%' },
  '& summary': { paddingBlock: theme.spacing(1.5), cursor: 'pointer' },
  '& pre': { margin: 0, fontSize: type.note, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium' });

/** One error of the local log. */
export function ErrorEntryView({
  entry,
  onResolve,
}: {
  entry: ErrorRecord;
  onResolve: () => void;
}) {
  return (
    <Entry>
      <p>
        <Stamp>{severityLabels[entry.severity]}</Stamp>{' '}
        <time dateTime={entry.timestamp}>{moment.format(new Date(entry.timestamp))}</time>{' '}
        {entry.url}
      </p>
      <p>{entry.message}</p>
      <details>
        <summary>{errorLog.panel.technical}</summary>
        <p>{entry.userMessage}</p>
        <pre>{entry.stack ?? ''}</pre>
        <ErrorFeedback errorId={entry.id} />
      </details>
      <ActionButton type="button" emphasis="line" onClick={onResolve}>
        {errorLog.panel.resolve}
      </ActionButton>
    </Entry>
  );
}
